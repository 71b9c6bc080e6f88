import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { filesIn, serverFolder } from "./build-folders.mjs";

export function hashOf(...parts: string[]) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
}

export const hashOfFiles = (files: string[]) =>
  hashOf(...files.flatMap((file) => [file, readFileSync(file, "utf8")]));

/**
 * A hash of everything that all pages depend on: our bundles, the libraries, the page scripts, and Node's
 * version, which decides how dates are formatted.
 */
export function hashOfPageInputs(template: string) {
  const bundle = filesIn(serverFolder).filter((file) => file.endsWith(".js"));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const scripts = ["server/prerender", "server/serving"].flatMap((folder) => filesIn(folder));
  const code = hashOfFiles([...bundle, ...scripts, "package-lock.json"]);
  return hashOf(code, template, process.version, timeZone);
}
