import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import allowed from "./css-lines.json";

const source = `${process.cwd()}/src/`;

const linesOf = (file: string) => readFileSync(`${source}${file}`, "utf8").trimEnd().split("\n");

const sheets = new Map(
  readdirSync(source, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".css"))
    .map((file) => [file, linesOf(file).length]),
);
const limits = new Map<string, number>(Object.entries(allowed));

/**
 * Styles belong in TSX. A sheet is for tokens, prose, print, keyframes and drawings; it may shrink,
 * and one that must grow is raised in css-lines.json.
 */
it("lets no sheet grow, and none be added", () => {
  const grown = [...sheets].filter(([file, lines]) => lines > (limits.get(file) ?? 0));
  expect(grown).toEqual([]);
});

it("keeps no room for sheets that are gone", () => {
  expect([...limits.keys()].filter((file) => !sheets.has(file))).toEqual([]);
});
