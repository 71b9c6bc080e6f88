import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hashOfSources, lastBuild } from "./last-build.mjs";

const ENVIRONMENT = { VITE_SITE_URL: "https://a.example", PORT: "", HOME: "/root" };

let root: string;
const put = (file: string, text = file) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const remove = (path: string) => rmSync(join(root, path), { recursive: true });
const opened = () =>
  lastBuild({
    dist: join(root, "dist"),
    client: join(root, ".client"),
    server: join(root, ".ssr"),
  });
const isBuilt = (environment: NodeJS.ProcessEnv = ENVIRONMENT) =>
  opened().isOf(hashOfSources(root, environment));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "curbfront-build-"));
  const sources = ["src/app/page.tsx", "public/covers/a.svg", "scripts/build.mjs", "index.html"];
  for (const file of [...sources, "package-lock.json", "legal-parts.json"]) put(file);
  for (const file of ["dist/assets/a.js", "dist/robots.txt"]) put(file);
  for (const file of [".client/assets/a.js", ".ssr/template.json"]) put(file);
  opened().remember(hashOfSources(root, ENVIRONMENT));
});
afterEach(() => rmSync(root, { recursive: true }));

it("a second start with nothing changed builds nothing", () => {
  expect(isBuilt()).toBe(true);
  expect(isBuilt({ ...ENVIRONMENT, HOME: "/home/else", CURBFRONT_JWT_SECRET: "x" })).toBe(true);
  put("docs/deploy.md");
  put("supabase/.temp/data/1");
  expect(isBuilt()).toBe(true);
});

it.each<[string, () => void]>([
  ["a source says something else", () => put("src/app/page.tsx", "else")],
  ["a source was added", () => put("src/app/more.tsx")],
  ["a source is gone", () => remove("public/covers/a.svg")],
  [
    "a source has another name",
    () => {
      remove("src/app/page.tsx");
      put("src/app/renamed.tsx", "src/app/page.tsx");
    },
  ],
  ["the packages are others", () => put("package-lock.json", "{}")],
  ["the lawyer's parts are others", () => put("legal-parts.json", "{}")],
  ["a variable stands in .env", () => put(".env", "VITE_DEMO=false")],
  ["dist was deleted", () => remove("dist")],
  ["the bundle was deleted", () => remove(".client")],
  ["what renders pages was deleted", () => remove(".ssr")],
  ["a build broke off", () => opened().forget()],
  ["Vite alone built, without pages", () => remove("dist/robots.txt")],
])("a start builds when %s", (_, change) => {
  change();
  expect(isBuilt()).toBe(false);
});

it.each<[string, NodeJS.ProcessEnv]>([
  ["the site's address", { VITE_SITE_URL: "https://b.example" }],
  ["the port", { PORT: "4300" }],
  ["the publishable key", { CURBFRONT_PUBLISHABLE_KEY: "sb_publishable_x" }],
  ["the lawyer's file", { CURBFRONT_LEGAL_PARTS: "public/covers/a.svg" }],
])("a start builds when the environment has another word on %s", (_, change) => {
  expect(isBuilt({ ...ENVIRONMENT, ...change })).toBe(false);
});
