import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const source = `${process.cwd()}/src/`;

/** Files that may contain color values besides tailwind.config.ts. */
const PALETTES = [
  /^styles\/(semantic|print|dashboard-print)\.css$/,
  /^(components\/example-site\/|content\/example-businesses\.ts$)/,
  // A test beside it compares it with the tokens.
  /^lib\/mail\/mail-colors\.ts$/,
  /^features\/marketing\/(trades\/\w+-content|examples\/content\/[a-z]+-example)\.ts$/,
];

/** An HTML entity such as `&#160;` is not a color. */
const HEX = /(?<![&|])#([\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi;

const hexColorsIn = (file: string) => readFileSync(`${source}${file}`, "utf8").match(HEX) ?? [];

it("takes every color from the tokens", () => {
  const offenders = readdirSync(source, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !PALETTES.some((palette) => palette.test(file)))
    .map((file) => ({ file, colors: hexColorsIn(file) }))
    .filter(({ colors }) => colors.length > 0);
  expect(offenders).toEqual([]);
});
