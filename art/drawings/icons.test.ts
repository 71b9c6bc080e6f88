import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { expect, it } from "vitest";
import { drawIcons } from "./icons";

const icons = drawIcons();
const PNG = "\x89PNG";

it("has every icon committed as the code renders it (node --import tsx art/drawings/make-drawings.ts)", () => {
  for (const [file, bytes] of icons) expect(readFileSync(file).equals(bytes), file).toBe(true);
});

it("names in the .ico where each of its pictures stands, and of what size it is", () => {
  const ico = icons.get("public/favicon.ico") ?? Buffer.alloc(0);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_, at) => {
    const entry = 6 + 16 * at;
    const start = ico.readUInt32LE(entry + 12);
    const picture = ico.subarray(start, start + ico.readUInt32LE(entry + 8));
    expect(picture.toString("latin1", 0, 4)).toBe(PNG);
    expect(picture.toString("latin1", picture.length - 8, picture.length - 4)).toBe("IEND");
    expect(picture.readUInt32BE(16)).toBe(ico.readUInt8(entry));
    return picture.readUInt32BE(16);
  });
  expect(sizes).toEqual([16, 32, 48]);
});

it("leaves nothing of the home screen's icon transparent, which would be black there", () => {
  const png = icons.get("public/apple-touch-icon.png") ?? Buffer.alloc(0);
  const { width, height, pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180"><image width="180" height="180" href="data:image/png;base64,${png.toString("base64")}"/></svg>`,
  ).render();
  expect([width, height]).toEqual([180, 180]);
  expect(pixels.filter((value, at) => at % 4 === 3 && value < 255)).toHaveLength(0);
});
