import { readFileSync } from "node:fs";

const sheets = ["theme.css", "utility-theme.css"]
  .map((sheet) => readFileSync(new URL(`../../src/styles/${sheet}`, import.meta.url), "utf8"))
  .join("\n");
const colors = new Map(
  Array.from(sheets.matchAll(/(--[\w-]+): (#\w+);/g), ([, name, value]) => [name, value]),
);

/** Design tokens by their value: a picture does not see the page's. @param {string} markup */
export function withTokens(markup) {
  return markup.replaceAll(/var\((--[\w-]+)\)/g, (_, name) => {
    const value = colors.get(name);
    if (value === undefined) throw new Error(`${name} is no color of the theme`);
    return value;
  });
}
