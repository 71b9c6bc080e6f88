import { readdirSync, readFileSync } from "node:fs";
import type { Config } from "tailwindcss";
import { describe, expect, it } from "vitest";

type Files = Record<string, string>;

const read = (file: string) => readFileSync(file, "utf8");
const packages: Record<"dependencies" | "devDependencies", Files> = JSON.parse(
  read("package.json"),
);

const code = import.meta.glob<string>(["/src/**/*.{ts,tsx}", "!/src/**/*.test.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const tests = import.meta.glob<string>("/src/**/*.test.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

const TYPES = /\btype \w+/g;

/** Whether a file imports more of a package than types, at its start or when that is needed. */
function isImported(name: string, files: Files): boolean {
  const from = `"${name}(?:/[^"]*)?"`;
  const statement = new RegExp(`^(?:import|export) (?!type\\b)([^;"]*) from ${from}`, "gm");
  const call = new RegExp(`\\bimport\\(${from}\\)`);
  return Object.values(files).some(
    (text) =>
      call.test(text) ||
      Array.from(text.matchAll(statement), ([, names = ""]) => names.replaceAll(TYPES, "")).some(
        (names) => /[\w*]/.test(names),
      ),
  );
}

// The design names the parts that the site is made of.
describe("the named parts", () => {
  it.each([
    "react",
    "react-dom",
    "react-router-dom",
    "@supabase/supabase-js",
    "i18next",
    "react-i18next",
    "i18next-browser-languagedetector",
    "react-helmet-async",
    "recharts",
    "lucide-react",
  ])("include %s in the app", (name) => {
    expect(packages.dependencies).toHaveProperty([name]);
    expect(isImported(name, code)).toBe(true);
  });

  it.each([
    ["vite", { config: read("vite.config.ts") }],
    ["vitest", { config: read("vitest.config.ts") }],
    ["vitest", tests],
    ["@testing-library/react", tests],
  ])("include %s for building and testing", (name, files) => {
    expect(packages.devDependencies).toHaveProperty([name]);
    expect(isImported(name, files)).toBe(true);
  });

  it("include tailwindcss, with the theme of tailwind.config.ts in each of its entries", async () => {
    expect(packages.devDependencies).toHaveProperty("tailwindcss");
    const sheets = readdirSync("src/styles")
      .filter((name) => name.endsWith(".css"))
      .map((name) => read(`src/styles/${name}`));
    const entries = sheets.filter((text) => /@import "tailwindcss\b/.test(text));
    expect(entries).not.toEqual([]);
    for (const entry of entries) expect(entry).toMatch(/@config "[./]*\/tailwind\.config\.ts"/);
    const { default: config }: { default: Config } = await import("../tailwind.config");
    const { extend, ...own } = config.theme ?? {};
    expect({ ...own, ...extend }).not.toEqual({});
  });
});
