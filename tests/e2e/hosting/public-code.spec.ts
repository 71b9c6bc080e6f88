import { readFileSync } from "node:fs";
import { join } from "node:path";
import { distFolder, serverFolder } from "../../../server/prerender/build-folders.mjs";
import { core, expect, test } from "../support/test";

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };

const { manifest } = JSON.parse(readFileSync(join(serverFolder, "template.json"), "utf8")) as {
  manifest: Record<string, Chunk>;
};

/** The dashboard's page shares a chunk with its late parts, which has no source name. */
const STAFF_PAGE =
  /^src\/app\/(?:routes\/staff\/|layouts\/(?:staff\/|preview-layout))|^_dashboard-/;

const STAFF_CODE = [
  "signInWithPassword",
  "Search or jump to",
  "data-records",
  "crm_counts",
  "revenue-bar",
  "prosemirror",
];

function scriptsFrom(pages: string[], isFollowed: (key: string) => boolean): Set<string> {
  const seen = new Set<string>();
  const waiting = [...pages];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key) || !isFollowed(key)) continue;
    seen.add(key);
    waiting.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []));
  }
  return new Set([...seen].map((key) => manifest[key]?.file ?? key));
}

const codeOf = (files: Iterable<string>) =>
  [...files]
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(join(distFolder, file), "utf8"))
    .join("\n");

test("no public page can come to load code of the staff area", core, () => {
  const staffPages = Object.keys(manifest).filter((key) => STAFF_PAGE.test(key));
  const staffCode = codeOf(scriptsFrom(staffPages, () => true));
  expect(STAFF_CODE.filter((text) => !staffCode.includes(text))).toEqual([]);

  const publicCode = codeOf(scriptsFrom(["index.html"], (key) => !STAFF_PAGE.test(key)));
  expect(publicCode).toContain("Schedule Demo");
  expect(STAFF_CODE.filter((text) => publicCode.includes(text))).toEqual([]);
});
