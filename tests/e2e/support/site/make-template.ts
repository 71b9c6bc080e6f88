import { execFileSync } from "node:child_process";
import { serverEnvironment, templateFolder } from "./site-server.ts";

const OPEN_AND_CLOSE = `
  import { openEmbeddedBackend } from "./server/backend/embedded-backend.ts";
  const backend = await openEmbeddedBackend();
  await backend.close();
  process.exit();`;

// oxlint-disable-next-line import/no-default-export -- Playwright takes it so
export default function makeTemplate(): void {
  const args = ["--import", "tsx", "--input-type=module", "--eval", OPEN_AND_CLOSE];
  execFileSync(process.execPath, args, {
    env: { ...serverEnvironment(), CURBFRONT_DATABASE_URL: templateFolder() },
    stdio: ["ignore", "ignore", "inherit"],
  });
}
