import { promisify } from "node:util";
import { crc32, deflate as deflateWithCallback } from "node:zlib";

const deflate = promisify(deflateWithCallback);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MAX_COLORS = 256;
const PALETTE_COLOR = 3;
const BITS = 8;
/** Flat colors hardly compress better at the best quality. */
const QUALITY = 6;

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const channels = (/** @type {number} */ color) => [
  color & 0xff,
  (color >> 8) & 0xff,
  (color >> 16) & 0xff,
];

/** @param {readonly number[]} palette @param {number} color */
function nearest(palette, color) {
  let place = 0;
  let least = Infinity;
  for (let at = 0; at < palette.length; at += 1) {
    const kept = palette[at] ?? 0;
    const red = (kept & 0xff) - (color & 0xff);
    const green = ((kept >> 8) & 0xff) - ((color >> 8) & 0xff);
    const blue = ((kept >> 16) & 0xff) - ((color >> 16) & 0xff);
    const distance = red * red + green * green + blue * blue;
    if (distance < least) [place, least] = [at, distance];
  }
  return place;
}

/** A color, and after which pixel the next one begins. @typedef {{color: number, end: number}} Run */

/** Neighboring pixels are mostly of one color. @param {Uint32Array} pixels */
function runsOf(pixels) {
  /** @type {Run[]} */
  const runs = [];
  let color = pixels[0] ?? 0;
  for (let at = 1; at < pixels.length; at += 1) {
    const next = pixels[at] ?? 0;
    if (next === color) continue;
    runs.push({ color, end: at });
    color = next;
  }
  return [...runs, { color, end: pixels.length }];
}

/** The most frequent colors, and the palette index for each color. @param {readonly Run[]} runs */
function paletteOf(runs) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  let start = 0;
  for (const { color, end } of runs) {
    counts.set(color, (counts.get(color) ?? 0) + end - start);
    start = end;
  }
  const colors = [...counts].toSorted(([, a], [, b]) => b - a).map(([color]) => color);
  const palette = colors.slice(0, MAX_COLORS);
  const places = new Map(palette.map((color, place) => [color, place]));
  for (const color of colors.slice(MAX_COLORS)) places.set(color, nearest(palette, color));
  return { palette, places };
}

/**
 * Encodes a PNG with at most 256 colors: half as large as true color, for flat pictures.
 * @param {Buffer} rgba opaque pixels
 * @param {{ width: number, height: number }} size
 */
export async function palettePng(rgba, { width, height }) {
  const runs = runsOf(new Uint32Array(rgba.buffer, rgba.byteOffset, width * height));
  const { palette, places } = paletteOf(runs);
  const pixels = Buffer.alloc(width * height);
  let start = 0;
  for (const { color, end } of runs) {
    pixels.fill(places.get(color) ?? 0, start, end);
    start = end;
  }
  // Each row begins with its filter type, 0.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    pixels.copy(rows, y * (width + 1) + 1, y * width, (y + 1) * width);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = BITS;
  header[9] = PALETTE_COLOR;
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap(channels))),
    chunk("IDAT", await deflate(rows, { level: QUALITY })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
