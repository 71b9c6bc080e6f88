import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openPageCache } from "./page-cache.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "curbfront-cache-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const PAGE = "<p>Page</p>";

async function buildPage(render = vi.fn(() => Promise.resolve(PAGE))) {
  const cache = openPageCache(folder);
  const page = await cache.page("hash", render);
  cache.close();
  return { page, render };
}

it("renders a page once for many builds, and gives its compressed forms with it", async () => {
  await buildPage();
  const { page, render } = await buildPage();
  expect(render).not.toHaveBeenCalled();
  expect(page.html.toString()).toBe(PAGE);
  expect(brotliDecompressSync(page.br).toString()).toBe(PAGE);
  expect(gunzipSync(page.gz).toString()).toBe(PAGE);
});

it.each(["hash.html", "hash.br", "hash.gz"])("makes %s again where it is lost", async (file) => {
  await buildPage();
  rmSync(join(folder, file));
  const { page } = await buildPage();
  expect(page.html.toString()).toBe(PAGE);
  expect(brotliDecompressSync(page.br).toString()).toBe(PAGE);
  expect(gunzipSync(page.gz).toString()).toBe(PAGE);
  expect(readdirSync(folder).toSorted()).toEqual(["hash.br", "hash.gz", "hash.html"]);
});

it("takes nothing that a broken-off build had not written to its end", async () => {
  writeFileSync(join(folder, "hash.html.new"), "<p>Pa");
  const { render } = await buildPage();
  expect(render).toHaveBeenCalledOnce();
  expect(readdirSync(folder).filter((name) => name.endsWith(".new"))).toEqual([]);
});

it("makes a file once for concurrent callers, and again after a failure", async () => {
  const cache = openPageCache(folder);
  const make = vi.fn(() => Promise.resolve(Buffer.from("png")));
  const files = await Promise.all([cache.file("a.png", make), cache.file("a.png", make)]);
  expect(files.map(String)).toEqual(["png", "png"]);
  expect(make).toHaveBeenCalledOnce();
  const failing = () => Promise.reject(new Error("no"));
  await expect(cache.file("b.png", failing)).rejects.toThrow("no");
  cache.close();
  const next = openPageCache(folder);
  expect(String(await next.file("a.png", failing))).toBe("png");
  expect(String(await next.file("b.png", make))).toBe("png");
});

it("keeps nothing that the last build did not use", async () => {
  await buildPage();
  const cache = openPageCache(folder);
  await cache.file("a.png", () => Promise.resolve(Buffer.from("png")));
  cache.close();
  expect(readdirSync(folder)).toEqual(["a.png"]);
});
