import { rmSync } from "node:fs";

/** After the last test: the database of the run goes. */
// oxlint-disable-next-line import/no-default-export -- what Playwright asks for
export default function removeData(): void {
  const folder = process.env.E2E_DATA;
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
