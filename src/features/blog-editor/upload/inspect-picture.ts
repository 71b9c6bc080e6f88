import { imageSize } from "image-size";

/** Why a file cannot become a picture of a post. */
export type PictureRefusal =
  | "empty"
  | "too-many-bytes"
  | "too-many-pixels"
  | "too-tall"
  | "drawing"
  | "moving"
  | "heic"
  | "no-picture"
  | "broken";

/** The file was not taken. */
export class RefusedPictureError extends Error {
  override name = "RefusedPictureError";
  constructor(readonly refusal: PictureRefusal) {
    super(refusal);
  }
}

export const MAX_MEGABYTES = 50;
const MAX_PIXELS = 100_000_000;

const latin1 = new TextDecoder("latin1");
const textOf = (bytes: Uint8Array, from: number, to: number) =>
  latin1.decode(bytes.subarray(from, to));

/** Each frame of a GIF has a block that says how it is drawn, before the frame or its comment. */
// oxlint-disable-next-line no-control-regex -- these bytes are what it looks for
const GIF_FRAME = /\x00\x21\xf9\x04[^]{4}\x00[\x2c\x21]/g;
const MOVING_WEBP = 0x02;
/** APNG says so before its first picture data. */
const PNG_HEAD_BYTES = 4096;

function isMoving(bytes: Uint8Array, type: string): boolean {
  if (type === "gif") {
    return Array.from(textOf(bytes, 0, bytes.length).matchAll(GIF_FRAME)).length > 1;
  }
  if (type === "webp") {
    return textOf(bytes, 12, 16) === "VP8X" && ((bytes[20] ?? 0) & MOVING_WEBP) !== 0;
  }
  return type === "png" && /acTL[^]*IDAT/.test(textOf(bytes, 0, PNG_HEAD_BYTES));
}

/** Whether this is the format of iPhones, which only Safari reads. */
export const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/.test(textOf(bytes, 4, 12));

const isDrawing = (bytes: Uint8Array) =>
  /^\s*(<\?xml|<!--|<svg|<!doctype svg)/i.test(textOf(bytes, 0, 200));

/** Looks at a file before it is decoded, by its content and whatever its name says. Null where nothing is wrong. */
export function inspectPicture(bytes: Uint8Array): PictureRefusal | null {
  if (bytes.length === 0) return "empty";
  if (bytes.length > MAX_MEGABYTES * 1_000_000) return "too-many-bytes";
  if (isDrawing(bytes)) return "drawing";
  let found;
  try {
    found = imageSize(bytes);
  } catch {
    return isHeic(bytes) ? null : "no-picture";
  }
  const { type = "", width, height } = found;
  if (type === "svg") return "drawing";
  if (width * height > MAX_PIXELS) return "too-many-pixels";
  return isMoving(bytes, type) ? "moving" : null;
}
