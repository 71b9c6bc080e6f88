import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";

const ICO_SIZES = [16, 32, 48];
const APPLE_SIZE = 180;
/** Apple rounds the corners, and the mark needs a margin. */
const APPLE_VIEW = "-6 -5.5 52 52";

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const ICON_TYPE = 1;
const BITS_PER_PIXEL = 32;

const png = (svg: string, size: number, background?: string) =>
  new Resvg(svg, { fitTo: { mode: "width", value: size }, background }).render().asPng();

function ico(pictures: { size: number; bytes: Buffer }[]) {
  const directory = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length);
  directory.writeUInt16LE(ICON_TYPE, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [at, { size, bytes }] of pictures.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * at;
    directory.writeUInt8(size, entry);
    directory.writeUInt8(size, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(BITS_PER_PIXEL, entry + 6);
    directory.writeUInt32LE(bytes.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  }
  return Buffer.concat([directory, ...pictures.map(({ bytes }) => bytes)]);
}

/** Icons for programs without SVG support, drawn from public/favicon.svg; keyed by path. */
export function drawIcons(): Map<string, Buffer> {
  const svg = readFileSync("public/favicon.svg", "utf8");
  const pictures = ICO_SIZES.map((size) => ({ size, bytes: png(svg, size) }));
  const spacious = svg.replace(/viewBox="[^"]*"/, `viewBox="${APPLE_VIEW}"`);
  return new Map([
    ["public/favicon.ico", ico(pictures)],
    ["public/apple-touch-icon.png", png(spacious, APPLE_SIZE, "#fff")],
  ]);
}
