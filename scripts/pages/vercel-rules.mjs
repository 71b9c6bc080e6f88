import { readFileSync, writeFileSync } from "node:fs";
import { distFolder } from "./build-folders.mjs";
import { headerRules } from "../serving/header-rules.mjs";
import { vercelHeaders } from "../serving/host-headers.mjs";

const VERCEL_FILE = "vercel.json";

/** The origins that a policy names besides its own. @param {string} text */
export const servicesIn = (text) => /connect-src 'self' ([^;]+)/.exec(text)?.[1]?.split(" ") ?? [];

/**
 * Writes vercel.json, which stands among the sources because Vercel reads it before it builds. A build
 * on the embedded backend, which nobody deploys there, keeps the hosted services that are named in it; one
 * in a folder of its own is a test's and writes nothing.
 * @param {{shell: string, services: string[]}} site as for headerRules
 * @param {unknown} rewrites
 */
export function writeVercelRules({ shell, services }, rewrites) {
  if (distFolder !== "dist") return;
  const written = readFileSync(VERCEL_FILE, "utf8");
  const headers = vercelHeaders(
    headerRules({ shell, services: services.length > 0 ? services : servicesIn(written) }),
  );
  const text = `${JSON.stringify({ ...JSON.parse(written), rewrites, headers }, null, 2)}\n`;
  if (text === written) return;
  if (process.env.VERCEL) {
    throw new Error(`${VERCEL_FILE} is not of this build, which Vercel would serve by it all the same.
Build once with the same variables elsewhere, and commit what that makes of ${VERCEL_FILE}.`);
  }
  writeFileSync(VERCEL_FILE, text);
}
