import { fileTypeFromBuffer } from "file-type";
import { unzipSync } from "fflate";
import { imageSize } from "image-size";
import { isPicture } from "@/lib/files/file-types";

const BYTES = "application/octet-stream";
const MAX_PIXELS = 100_000_000;
const MAX_UNPACKED_BYTES = 1024 ** 3;
/** An archive's list has at least this for each of its files. */
const ENTRY_BYTES = 46;
const UTF_16 = /^(\xff\xfe|\xfe\xff)/;
/** JPEG's orientations from here on are turned by a quarter. */
const FIRST_TURNED = 5;

/** The words for a file that was to be a picture. */
export const NO_PICTURE = "This is no picture. Use a JPEG, PNG, WebP, AVIF or GIF.";

type Content = { type: string; width: number | null; height: number | null };
type Inspection = { content: Content } | { refusal: string };

const of = (type: string): Inspection => ({ content: { type, width: null, height: null } });

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Text that a browser would take for a page stays bytes. */
function isPlainText(bytes: Uint8Array): boolean {
  const text = textOf(bytes);
  return text !== null && !/[^\P{Cc}\t\n\f\r]/u.test(text) && !/^\s*</.test(text);
}

function inspectPicture(bytes: Uint8Array, type: string): Inspection {
  let found;
  try {
    found = imageSize(bytes);
  } catch {
    return of(BYTES);
  }
  const { width, height, orientation = 1 } = found;
  if (width < 1 || height < 1) return of(BYTES);
  if (width * height > MAX_PIXELS) {
    return { refusal: "This picture has more than 100 megapixels. Send a smaller one." };
  }
  const [across, down] = orientation < FIRST_TURNED ? [width, height] : [height, width];
  return { content: { type, width: across, height: down } };
}

/**
 * The size that an archive unpacks to by its own list of contents, as far as that can be read. Nothing is unpacked
 * here.
 */
function unpackedBytes(bytes: Uint8Array): number {
  let sum = 0;
  let listed = 0;
  try {
    unzipSync(bytes, {
      filter({ originalSize }) {
        sum += originalSize;
        listed += ENTRY_BYTES;
        // A forged list can claim billions of files, which would take minutes to count.
        const isEnough = listed > bytes.length || sum > MAX_UNPACKED_BYTES;
        if (isEnough) throw new RangeError("The rest of the list is not read.");
        return false;
      },
    });
  } catch {
    return sum;
  }
  return sum;
}

/** Finds out what a file is by its content, whatever its name says. A refusal is a sentence for its sender. */
export async function inspectFile(bytes: Uint8Array): Promise<Inspection> {
  if (bytes.length === 0) return { refusal: "This file is empty." };
  // A text in UTF-16 begins as a piece of music can.
  if (UTF_16.test(String.fromCharCode(...bytes.subarray(0, 2)))) return of(BYTES);
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (type !== undefined && isPicture(type)) return inspectPicture(bytes, type);
  // Documents of offices are archives, too.
  if (unpackedBytes(bytes) > MAX_UNPACKED_BYTES) {
    return { refusal: "This archive unpacks to more than 1 GB. Send its files by themselves." };
  }
  if (type === "application/xml") return of(BYTES);
  return of(type ?? (isPlainText(bytes) ? "text/plain" : BYTES));
}
