import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const LONG_AGO = new Date("2020-01-01T00:00:00Z");
const text = (salt: string) => salt.repeat(2_000);

let dist: string;
const at = (file: string) => join(dist, file);
const isOld = (file: string) => statSync(at(file)).mtime.getTime() === LONG_AGO.getTime();

async function build() {
  vi.resetModules();
  return import("./site-folder.ts");
}

beforeEach(async () => {
  dist = mkdtempSync(join(tmpdir(), "curbfront-site-"));
  vi.stubEnv("CURBFRONT_DIST", dist);
  const { writePage, writeFileOfSite } = await build();
  await writePage("/", text("home"));
  await writePage("/blog/one", text("one"));
  await writePage("/blog/two", text("two"));
  await writeFileOfSite("robots.txt", "short");
  for (const page of ["index.html", "blog/one/index.html", "blog/two/index.html"]) {
    for (const form of ["", ".br", ".gz"]) utimesSync(at(page + form), LONG_AGO, LONG_AGO);
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dist, { recursive: true });
});

it("writes a page with its compressed forms, and none for a short file", () => {
  for (const form of ["", ".br", ".gz"]) expect(existsSync(at(`index.html${form}`))).toBe(true);
  expect(existsSync(at("robots.txt"))).toBe(true);
  expect(existsSync(at("robots.txt.gz"))).toBe(false);
});

it("writes only changed files, and deletes old ones", async () => {
  const { writePage, removeOthers } = await build();
  await writePage("/", text("home"));
  await writePage("/blog/one", text("changed"));
  writeFileSync(at("left.txt"), "by somebody");
  removeOthers();
  expect(isOld("index.html")).toBe(true);
  expect(isOld("index.html.br")).toBe(true);
  expect(readFileSync(at("blog/one/index.html"), "utf8")).toBe(text("changed"));
  expect(isOld("blog/one/index.html.gz")).toBe(false);
  for (const gone of ["blog/two", "robots.txt", "left.txt"])
    expect(existsSync(at(gone))).toBe(false);
});

it("restores a file that was changed in between, though its page is the same", async () => {
  writeFileSync(at("index.html"), text("else"));
  const { writePage } = await build();
  await writePage("/", text("home"));
  expect(readFileSync(at("index.html"), "utf8")).toBe(text("home"));
});
