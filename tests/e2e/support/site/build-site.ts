import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Builds the site with other settings. Rejects with what the build says. */
export async function buildSite(variables: NodeJS.ProcessEnv): Promise<void> {
  await run(process.execPath, ["scripts/build.mjs"], { env: { ...process.env, ...variables } });
}
