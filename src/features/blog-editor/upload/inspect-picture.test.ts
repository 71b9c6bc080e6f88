import { describe, expect, it } from "vitest";
import { inspectPicture, isHeic } from "./inspect-picture";

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === "string" ? Array.from(part, (character) => character.charCodeAt(0)) : part,
    ),
  );
const u32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
const u16le = (value: number) => [value & 255, value >>> 8];
const PNG_START = [137, 80, 78, 71, 13, 10, 26, 10];

const png = (width: number, height: number, ...chunks: string[]) =>
  bytes(
    PNG_START,
    u32(13),
    "IHDR",
    u32(width),
    u32(height),
    [8, 6, 0, 0, 0, 0, 0, 0, 0],
    ...chunks,
  );
const frame = bytes([0, 0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 0]);
const gif = (frames: number) =>
  bytes(
    "GIF89a",
    u16le(2),
    u16le(2),
    [0, 0, 0],
    ...Array.from({ length: frames }, () => [...frame]),
    [0x3b],
  );
const webp = (flags: number) =>
  bytes("RIFF", [30, 0, 0, 0], "WEBPVP8X", [10, 0, 0, 0], [flags, 0, 0, 0, 9, 0, 0, 9, 0, 0]);
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>x()</script></svg>';

describe("a file that is to become a picture", () => {
  it.each([
    ["a PNG", png(4000, 3000, "IDAT")],
    ["a GIF that stands still", gif(1)],
    ["a WebP that stands still", webp(0x10)],
    ["100 megapixels", png(10_000, 10_000)],
    ["a HEIC photo, which some browsers read", bytes(u32(24), "ftypheic", u32(0), "mif1heic")],
  ])("is taken: %s", (_, file) => {
    expect(inspectPicture(file)).toBeNull();
  });

  it.each([
    ["nothing", bytes(), "empty"],
    ["more than 100 megapixels", png(10_001, 10_000), "too-many-pixels"],
    ["a bomb of pixels", png(65_000, 65_000), "too-many-pixels"],
    ["more than 50 MB", new Uint8Array(50_000_001), "too-many-bytes"],
    ["an SVG", bytes(svg), "drawing"],
    ["an SVG behind a declaration", bytes(`<?xml version="1.0"?><!-- a -->${svg}`), "drawing"],
    ["an animated GIF", gif(2), "moving"],
    ["an animated WebP", webp(0x02), "moving"],
    ["an animated PNG", png(9, 9, "acTL", "IDAT"), "moving"],
    ["a PDF", bytes("%PDF-1.7"), "no-picture"],
    ["a page", bytes("<!doctype html><script>x()</script>"), "no-picture"],
    ["a program", bytes("MZ", [0, 0, 0]), "no-picture"],
  ])("is refused: %s", (_, file, refusal) => {
    expect(inspectPicture(file)).toBe(refusal);
  });

  it("is known as HEIC by its content", () => {
    expect(isHeic(bytes(u32(24), "ftypheic"))).toBe(true);
    expect(isHeic(bytes(u32(24), "ftypavif"))).toBe(false);
    expect(isHeic(png(1, 1))).toBe(false);
  });
});
