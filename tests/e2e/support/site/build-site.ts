import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

export async function buildSite(variables: NodeJS.ProcessEnv): Promise<void> {
  await run(process.execPath, ["scripts/build.mjs"], { env: { ...process.env, ...variables } });
}
