import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { themeVariables } from "../theme-variables";

const source = `${process.cwd()}/src/`;
const roles = readFileSync(`${source}styles/semantic.css`, "utf8");

const READ = /var\((--(?:color|container|ease|font|radius|spacing|text)-[\w-]+)/g;

// Browsers silently drop a declaration that reads an unset variable.
it("has every variable of the theme that a sheet or a component reads", () => {
  const unknown = readdirSync(source, { recursive: true, encoding: "utf8" })
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
