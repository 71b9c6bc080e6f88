import { createHash } from "node:crypto";
import { brotli, gzip } from "../pages/compression.mjs";

/** Best first. */
const CODINGS = /** @type {const} */ ([
  ["br", brotli],
  ["gzip", gzip],
]);

/** @param {string} accepted the header Accept-Encoding @param {string} coding */
const accepts = (accepted, coding) =>
  accepted.split(",").some((part) => {
    const [name = "", quality = ""] = part.split(";");
    return name.trim() === coding && !/^\s*q=0(\.0*)?\s*$/.test(quality);
  });

/** @param {string} known the header If-None-Match @param {string} etag */
const isKnown = (known, etag) => known === "*" || known.split(/\s*,\s*/).includes(etag);

/**
 * Answers as a static host would with a file: a text as small as the browser takes it, and nothing
 * that the browser has.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 * @param {string | Buffer} content a picture is packed as it is
 */
export async function sendCompressed(request, response, status, content) {
  const plain = Buffer.from(content);
  // A weak one says that the texts are the same, however they are packed.
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
