import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { clientFolder, serverFolder } from "../build-folders.mjs";
import { hashOf } from "./hash-of.mjs";

/** @param {string} folder */
function filesOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
}

/** @param {string[]} files */
const hashOfFiles = (files) =>
  hashOf(...files.flatMap((file) => [file, readFileSync(file, "utf8")]));

/**
 * A hash of what all pages are made by: our code as it was bundled, the libraries beside it, what
 * puts a page together, and the runtime, whose release decides how a date is written.
 * @param {string} template
 */
export function pagesMadeBy(template) {
  const bundle = filesOf(serverFolder).filter((file) => file.endsWith(".js"));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const code = hashOfFiles([...bundle, ...filesOf("scripts/pages"), "package-lock.json"]);
  return hashOf(code, template, process.version, timeZone);
}

/** The same for share pictures: what draws them, its colors and fonts, and the drawings in them. */
export function cardsMadeBy() {
  const drawings = filesOf(clientFolder).filter((file) => file.endsWith(".svg"));
  const code = ["scripts/share", "scripts/drawings"].flatMap(filesOf);
  return hashOfFiles([...drawings, ...code, "tailwind.config.ts", "package-lock.json"]);
}
