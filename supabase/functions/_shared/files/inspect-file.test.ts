import { zipSync } from "fflate";
import { expect, it } from "vitest";
import { inspectFile } from "./inspect-file.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const joined = (...parts: (Uint8Array | string)[]) =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part)),
    ),
  );
function number(value: number, length: 2 | 4 | 8, littleEndian = false) {
  const view = new DataView(new ArrayBuffer(length));
  if (length === 2) view.setUint16(0, value, littleEndian);
  else if (length === 4) view.setUint32(0, value, littleEndian);
  else view.setBigUint64(0, BigInt(value), littleEndian);
  return new Uint8Array(view.buffer);
}

/** Their headers only, which say all that is asked of a picture. */
const png = (width: number, height: number) =>
  joined(
    "\x89PNG\r\n\x1a\n",
    number(13, 4),
    "IHDR",
    number(width, 4),
    number(height, 4),
    "\x08\x02\0\0\0",
    number(0, 4),
    number(0, 4),
    "IDAT",
    number(0, 4),
  );
const gif = (width: number, height: number) =>
  joined("GIF89a", number(width, 2, true), number(height, 2, true), "\0\0\0;");
const jpeg = (width: number, height: number, orientation: number) =>
  joined(
    "\xff\xd8\xff\xe1",
    number(34, 2),
    "Exif\0\0",
    "MM\0*",
    number(8, 4),
    number(1, 2),
    number(0x112, 2),
    number(3, 2),
    number(1, 4),
    number(orientation, 2),
    "\0\0",
    number(0, 4),
    "\xff\xc0",
    number(17, 2),
    "\x08",
    number(height, 2),
    number(width, 2),
    "\x03",
    "\0".repeat(9),
    "\xff\xd9",
  );
const webp = (width: number, height: number) =>
  joined(
    "RIFF",
    number(30, 4, true),
    "WEBPVP8X",
    number(10, 4, true),
    "\0\0\0\0",
    number(width - 1, 4, true).slice(0, 3),
    number(height - 1, 4, true).slice(0, 3),
  );

/** An archive whose list says that it unpacks to much more than it has. */
function bomb(unpacked: number) {
  const archive = zipSync({ "zeros.bin": new Uint8Array(100) });
  const list = Buffer.from(archive).indexOf("PK\x01\x02", 0, "latin1");
  archive.set(number(unpacked, 4, true), list + 24);
  return archive;
}
/** An archive of 98 bytes whose list has four billion files. */
const endlessList = () =>
  joined(
    "PK\x06\x06",
    "\0".repeat(20),
    number(2 ** 32 - 1, 8, true),
    number(2 ** 32 - 1, 8, true),
    "\0".repeat(16),
    "PK\x06\x07",
    "\0".repeat(16),
    "PK\x05\x06",
    "\0".repeat(4),
    "\xff".repeat(12),
    "\0\0",
  );

const picture = (type: string, width: number, height: number) => ({
  content: { type, width, height },
});
const other = (type: string) => ({ content: { type, width: null, height: null } });
const BYTES = other("application/octet-stream");

it.each<[string, Uint8Array, object]>([
  ["a PNG", png(640, 480), picture("image/png", 640, 480)],
  ["a WebP", webp(1920, 1080), picture("image/webp", 1920, 1080)],
  ["a JPEG", jpeg(300, 200, 1), picture("image/jpeg", 300, 200)],
  [
    "a JPEG that is turned, with the sides as it is shown",
    jpeg(300, 200, 6),
    picture("image/jpeg", 200, 300),
  ],
  [
    "a GIF that is a script as well",
    joined("GIF89a/*", number(2, 2, true), "\0\0\0*/=1;alert(1);"),
    picture("image/gif", 10_799, 2),
  ],
  ["a picture whose sides cannot be read", png(640, 480).slice(0, 18), BYTES],
  ["a picture of no size", png(0, 0), BYTES],
  ["a page", bytes("<!doctype html><script>alert(1)</script>"), BYTES],
  [
    "a page after blanks and a mark of UTF-8",
    bytes("\uFEFF \n <html><script>alert(1)</script>"),
    BYTES,
  ],
  [
    "an SVG with a script",
    bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    BYTES,
  ],
  [
    "an SVG with its declaration",
    bytes('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    BYTES,
  ],
  ["a PDF", bytes("%PDF-1.7\n1 0 obj\n"), other("application/pdf")],
  [
    "a PDF that is a page as well",
    bytes("%PDF-1.7\n<script>alert(1)</script>"),
    other("application/pdf"),
  ],
  ["a page that is a PDF as well", bytes("<script>alert(1)</script>\n%PDF-1.7"), BYTES],
  ["a text", bytes("Dear Sam,\r\n\tthe photos: naïve \u{1F6A7}\f"), other("text/plain")],
  ["a table", bytes("name,town\nSam,Ocala\n"), other("text/plain")],
  [
    "a text in UTF-16",
    joined("\xff\xfe", Uint8Array.from(Buffer.from("Dear Sam", "utf16le"))),
    BYTES,
  ],
  ["a text in Latin-1", joined("na\xefve"), BYTES],
  ["a text with a control character", bytes("bell \u0007"), BYTES],
  ["an archive", zipSync({ "a.txt": bytes("a") }), other("application/zip")],
  ["an archive of 1 GB", bomb(1024 ** 3), other("application/zip")],
  ["a program", joined("MZ", "\0".repeat(60)), other("application/x-msdownload")],
  ["random bytes", joined("\0\x01\x02"), BYTES],
])("finds out what it is by its content: %s", async (_, file, expected) => {
  expect(await inspectFile(file)).toEqual(expected);
});

it("knows a document of Word as one", async () => {
  const types = `<Types><Override PartName="/word/document.xml"
    ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
  const document = zipSync({
    "[Content_Types].xml": bytes(types),
    "word/document.xml": bytes("<w:document/>"),
  });
  expect(await inspectFile(document)).toEqual(
    other("application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
  );
});

it.each<[string, Uint8Array, string]>([
  ["nothing", new Uint8Array(), "This file is empty."],
  [
    "a picture of more than 100 megapixels",
    png(10_001, 10_000),
    "This picture has more than 100 megapixels. Send a smaller one.",
  ],
  [
    "a picture of billions of pixels in a few bytes",
    gif(65_535, 65_535),
    "This picture has more than 100 megapixels. Send a smaller one.",
  ],
  [
    "an archive that unpacks to more than 1 GB",
    bomb(1024 ** 3 + 1),
    "This archive unpacks to more than 1 GB. Send its files by themselves.",
  ],
])("refuses %s, in words", async (_, file, refusal) => {
  expect(await inspectFile(file)).toEqual({ refusal });
});

it("takes a picture of 100 megapixels", async () => {
  expect(await inspectFile(png(10_000, 10_000))).toEqual(picture("image/png", 10_000, 10_000));
});

it("does not count the files of a list that claims four billion", async () => {
  expect(await inspectFile(endlessList())).toEqual(BYTES);
});

it("does not unpack what a document is recognized by", async () => {
  const document = zipSync({ "[Content_Types].xml": new Uint8Array(200 * 1024 * 1024) });
  const before = process.memoryUsage().rss;
  await inspectFile(document);
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
});
