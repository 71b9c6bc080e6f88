import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cn } from "@/lib/cn";
import config from "../../../tailwind.config.ts";
import { themeVariables } from "../theme-variables";
import allowed from "./css-lines.json";

const source = `${process.cwd()}/src/`;
const files = readdirSync(source, { recursive: true, encoding: "utf8" }).map((file) =>
  file.replaceAll("\\", "/"),
);

describe("style sheets", () => {
  const linesOf = (file: string) => readFileSync(`${source}${file}`, "utf8").trimEnd().split("\n");

  const sheets = new Map(
    files.filter((file) => file.endsWith(".css")).map((file) => [file, linesOf(file).length]),
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
});

describe("colors", () => {
  /** Files that may contain color values besides tailwind.config.ts. */
  const PALETTES = [
    /^styles\/(semantic|print|dashboard-print)\.css$/,
    /^(components\/example-site\/|content\/example-businesses\.ts$)/,
    // A test beside it compares it with the tokens.
    /^lib\/mail\/email-html\.ts$/,
    /^features\/marketing\/(trades\/\w+-content|examples\/content\/[a-z]+-example)\.ts$/,
  ];

  /** An HTML entity such as `&#160;` is not a color. */
  const HEX = /(?<![&|])#([\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi;

  const hexColorsIn = (file: string) => readFileSync(`${source}${file}`, "utf8").match(HEX) ?? [];

  it("takes every color from the tokens", () => {
    const offenders = files
      .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter((file) => !PALETTES.some((palette) => palette.test(file)))
      .map((file) => ({ file, colors: hexColorsIn(file) }))
      .filter(({ colors }) => colors.length > 0);
    expect(offenders).toEqual([]);
  });
});

describe("class names", () => {
  const tokens = config.theme.extend;

  /** For each class prefix, its names in the theme and a Tailwind class that it conflicts with. */
  const groups: [prefix: string, names: object, other: string][] = [
    ["text", tokens.fontSize, "text-base"],
    ["leading", tokens.lineHeight, "leading-none"],
    ["font", tokens.fontWeight, "font-normal"],
    ["rounded", tokens.borderRadius, "rounded-none"],
    ["border", tokens.borderWidth, "border-0"],
    ["inset-ring", tokens.ringWidth, "inset-ring-0"],
    ["shadow", tokens.boxShadow, "shadow-none"],
    ["inset-shadow", tokens.insetShadow, "inset-shadow-none"],
    ["max-w", tokens.maxWidth, "max-w-full"],
    ["p", tokens.spacing, "p-0"],
    ["bg", tokens.backgroundImage, "bg-none"],
    ["ease", tokens.transitionTimingFunction, "ease-linear"],
  ];

  // tailwind-merge keeps both classes, or takes one for a color, if it does not know the name.
  it.each(groups)("lets cn() know every name of the theme for %s-", (prefix, names, other) => {
    const unknown = Object.keys(names).filter((name) => cn(`${prefix}-${name}`, other) !== other);
    expect(unknown).toEqual([]);
  });
});

describe("variables of the theme", () => {
  const roles = readFileSync(`${source}styles/semantic.css`, "utf8");

  const READ = /var\((--(?:color|container|ease|font|radius|spacing|text)-[\w-]+)/g;

  // Browsers silently drop a declaration that reads an unset variable.
  it("has every variable of the theme that a sheet or a component reads", () => {
    const unknown = files
      .filter((file) => /\.(css|tsx?)$/.test(file))
      .flatMap((file) =>
        Array.from(readFileSync(`${source}${file}`, "utf8").matchAll(READ), ([, name = ""]) => ({
          file,
          name,
        })),
      )
      .filter(({ name }) => !(name in themeVariables) && !roles.includes(`${name}:`));
    expect(unknown).toEqual([]);
  });
});
