import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, it } from "vitest";

const filesIn = (...folders: string[]) =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll("\\", "/"));
const files = filesIn("src", "art", "scripts", "tests", "bench");

/** The files that share a key, by that key. */
function byKey(keyOf: (file: string) => string, some: string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const file of some) groups.set(keyOf(file), [...(groups.get(keyOf(file)) ?? []), file]);
  return groups;
}

const FILES_A_FOLDER = 15;
/** The kit is one flat list, as everybody knows it from shadcn/ui. */
const KIT = "src/components/ui";

it("keeps every folder small enough to be read at a glance", () => {
  const crowded = [...byKey(dirname, files)].filter(
    ([folder, { length }]) => length > FILES_A_FOLDER && folder !== KIT,
  );
  expect(crowded.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([]);
});

/** Each entity has these, and they mean the same in each. */
const OF_EVERY_ENTITY = /^src\/data\/[a-z-]+\/(schema|queries|mutations|fields|list|choices)$/;
/** A route is named after its address. */
const ROUTE = /^src\/app\/routes\//;

it("names no two files alike", () => {
  const modules = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => file.replace(/\.tsx?$/, ""))
    .filter((file) => !OF_EVERY_ENTITY.test(file) && !ROUTE.test(file));
  const alike = [...byKey(basename, modules).values()].filter(({ length }) => length > 1);
  expect(alike).toEqual([]);
});

const pages = readdirSync("docs").filter((name) => name.endsWith(".md"));

it.each(["README.md", ...pages.map((name) => `docs/${name}`)])(
  "%s names files that exist",
  (page) => {
    const text = readFileSync(page, "utf8");
    const named =
      text.match(
        /\b(?:src|supabase(?=\/(?:migrations|seed))|art|scripts|bench|tests)\/[\w./-]*\w/g,
      ) ?? [];
    const missing = named.filter((path) => !existsSync(path));
    expect(missing).toEqual([]);
  },
);

it("names no file in a comment that is not there", () => {
  const others = filesIn("docs", "supabase/migrations", "supabase/seed");
  const all = [...files, ...others, ...readdirSync("."), "supabase/seed.sql"].map((f) => `/${f}`);
  // A migration may be named without the time it starts with.
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
