import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, it } from "vitest";

const filesIn = (...folders: string[]) =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll("\\", "/"));
const files = filesIn("src", "art", "scripts", "server", "supabase/functions", "tests", "bench");

const FILES_A_FOLDER = 25;
const KIT = "src/components/ui";

it("keeps every folder small enough to be read at a glance", () => {
  const counts = new Map<string, number>();
  for (const folder of files.map(dirname)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  const crowded = [...counts].filter(([folder, count]) => count > FILES_A_FOLDER && folder !== KIT);
  expect(crowded.map(([folder, count]) => `${folder}: ${count}`)).toEqual([]);
});

const pages = readdirSync("docs").filter((name) => name.endsWith(".md"));

it.each(["README.md", ...pages.map((name) => `docs/${name}`)])(
  "%s names files that exist",
  (page) => {
    const text = readFileSync(page, "utf8");
    const named =
      text.match(
        /\b(?:src|supabase(?=\/(?:functions|migrations|seed))|art|scripts|server|bench|tests)\/[\w./-]*\w/g,
      ) ?? [];
    const missing = named.filter((path) => !existsSync(path));
    expect(missing).toEqual([]);
  },
);

it("names no file in a comment that is not there", () => {
  const others = filesIn("docs", "supabase/migrations", "supabase/seed");
  const all = [...files, ...others, ...readdirSync("."), "supabase/seed.sql"].map((f) => `/${f}`);
  // A migration may be named without its timestamp.
  const isThere = (name: string) =>
    all.some((file) => file.endsWith(`/${name}`) || file.endsWith(`_${name}`));
  const dead = all
    .filter((file) => /\.(?:tsx?|mjs|sql|md)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(`.${file}`, "utf8");
      const comments = /\.(?:sql|md)$/.test(file) ? [text] : text.match(/\/\*[^]*?\*\/|\/\/.*/g);
      const named = comments?.join("\n").match(/\w[\w./-]*\.(?:tsx?|mjs|sql|md)\b/g) ?? [];
      return named.filter((name) => !isThere(name)).map((name) => `${file}: ${name}`);
    });
  expect(dead).toEqual([]);
});
