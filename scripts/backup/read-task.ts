import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { dataFolder, loadLocalEnv } from "../../server/local-env.mjs";

export function readTask(usage: string) {
  loadLocalEnv();
  const { values, positionals } = parseArgs({
    options: { replace: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error(usage);
  const folder = dataFolder();
  if (folder === null) throw new Error("CURBFRONT_DATABASE_URL names no folder.");
  // Relative to where npm was called, not to the project's root.
  return { folder, file: resolve(process.env.INIT_CWD ?? ".", file), mayReplace: values.replace };
}
