import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { mailColors } from "./email-html";

const sheet = readFileSync(`${process.cwd()}/src/styles/semantic.css`, "utf8");

it.each(["light", "dark"] as const)("has the tokens' own values in the %s theme", (theme) => {
  const block = sheet.slice(sheet.indexOf(`[data-theme="${theme}"]`)).split("}")[0] ?? "";
  for (const [name, value] of Object.entries(mailColors[theme])) {
    expect(block, name).toContain(`${name}: ${value};`);
  }
});
