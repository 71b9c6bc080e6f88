import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { drawAll, PUBLIC_FOLDER } from "./draw";

const files = await drawAll();

it("has every drawing committed as the code renders it (node --import tsx art/drawings/make-drawings.ts)", () => {
  for (const [file, svg] of files) expect(readFileSync(file, "utf8"), file).toBe(svg);
});

it("has no file left over that nothing draws any more", () => {
  const committed = readdirSync(PUBLIC_FOLDER, { recursive: true, encoding: "utf8" })
    .map((name) => `${PUBLIC_FOLDER}/${name.replaceAll("\\", "/")}`)
    .filter((name) => name.endsWith(".svg"));
  expect(committed.filter((file) => !files.has(file))).toEqual([]);
});

it("asks for no font that only the page has, and for no color of its styles", () => {
  const failing = [...files].filter(
    ([file, svg]) => file.startsWith(PUBLIC_FOLDER) && /Archivo|Besley|var\(|class=/.test(svg),
  );
  expect(failing.map(([file]) => file)).toEqual([]);
});

it("keeps each picture small", () => {
  const sizes = [...files].map(([file, svg]) => ({ file, bytes: gzipSync(svg).length }));
  expect(sizes.filter(({ bytes }) => bytes > 15_000)).toEqual([]);
});
