import { rmSync } from "node:fs";

/** After the last test: the database of the run goes. */
export default function removeData(): void {
  const folder = process.env.E2E_DATA;
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
