import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip as packByGzip } from "node:zlib";
import { filesIn } from "../prerender/build-folders.mjs";

const packByBrotli = promisify(brotliCompress);
export const gzip = promisify(packByGzip);

const COMPRESSED = /\.(html|js|css|svg|xml|json|txt)$/;
/** In bytes; smaller files fit into the first packet. */
const SMALLEST = 1024;
/** The best quality makes pages a tenth smaller in fifty times the time. */
const PAGE_QUALITY = 6;
export const BEST_QUALITY = 11;

export type Packed = { br: Buffer; gz: Buffer };

export const brotli = (bytes: Buffer, quality = PAGE_QUALITY): Promise<Buffer> =>
  packByBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

const isCompressed = (file: string, bytes: Buffer) =>
  COMPRESSED.test(file) && bytes.length >= SMALLEST;

/** @param packed compression quality, or the compressed forms */
export async function compressedForms(
  file: string,
  bytes: Buffer,
  packed: number | Packed = PAGE_QUALITY,
): Promise<Partial<Packed>> {
  if (!isCompressed(file, bytes)) return {};
  if (typeof packed !== "number") return packed;
  const [br, gz] = await Promise.all([brotli(bytes, packed), gzip(bytes)]);
  return { br, gz };
}

/** Compresses a bundler's files once at the best quality, because browsers cache them for long. */
export async function compressFolder(folder: string) {
  for (const file of filesIn(folder)) {
    if (existsSync(`${file}.gz`)) continue;
    const forms = await compressedForms(file, await readFile(file), BEST_QUALITY);
    for (const [form, bytes] of Object.entries(forms)) await writeFile(`${file}.${form}`, bytes);
  }
}

const CODINGS = [
  ["br", brotli],
  ["gzip", gzip],
] as const;

/** @param accepted the header Accept-Encoding */
const accepts = (accepted: string, coding: string) =>
  accepted.split(",").some((part) => {
    const [name = "", quality = ""] = part.split(";");
    return name.trim() === coding && !/^\s*q=0(\.0*)?\s*$/.test(quality);
  });

/** @param known the header If-None-Match */
const isKnown = (known: string, etag: string) =>
  known === "*" || known.split(/\s*,\s*/).includes(etag);

/**
 * Sends a file like a static host: compressed if the browser accepts it, 304 if it has it.
 * @param content pictures are not compressed further
 */
export async function sendCompressed(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  content: string | Buffer,
) {
  const plain = Buffer.from(content);
  const etag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 27)}"`;
  response.setHeader("ETag", etag);
  response.appendHeader("Vary", "Accept-Encoding");
  if (status === 200 && isKnown(request.headers["if-none-match"] ?? "", etag)) {
    response.writeHead(304).end();
    return;
  }
  const isText = typeof content === "string";
  const accepted = isText ? String(request.headers["accept-encoding"] ?? "") : "";
  const [name, pack] = CODINGS.find(([coding]) => accepts(accepted, coding)) ?? [];
  const body = pack === undefined ? plain : await pack(plain);
  if (name !== undefined) response.setHeader("Content-Encoding", name);
  response.writeHead(status, { "Content-Length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}
