import { readFileSync, writeFileSync } from "node:fs";
import { distFolder } from "./build-folders.mjs";
import { headerRules } from "../serving/header-rules.mjs";
import { vercelHeaders } from "../serving/host-headers.mjs";

const VERCEL_FILE = "vercel.json";

/** The hosted project that a policy names, or null. @param {string} text */
export const backendIn = (text) => /connect-src 'self' ([^\s;]+)/.exec(text)?.[1] ?? null;

/**
 * Writes vercel.json, which stands among the sources because Vercel reads it before it builds. A build
 * on the embedded backend, which nobody deploys there, keeps the hosted project that is named in it; one
 * in a folder of its own is a test's and writes nothing.
 * @param {{shell: string, backend: string | null}} site as for headerRules
 * @param {unknown} rewrites
 */
export function writeVercelRules({ shell, backend }, rewrites) {
  if (distFolder !== "dist") return;
  const written = readFileSync(VERCEL_FILE, "utf8");
  const headers = vercelHeaders(headerRules({ shell, backend: backend ?? backendIn(written) }));
  const text = `${JSON.stringify({ ...JSON.parse(written), rewrites, headers }, null, 2)}\n`;
  if (text === written) return;
  if (process.env.VERCEL) {
    throw new Error(`${VERCEL_FILE} is not of this build, which Vercel would serve by it all the same.
Build once with the same variables elsewhere, and commit what that makes of ${VERCEL_FILE}.`);
  }
  writeFileSync(VERCEL_FILE, text);
}
