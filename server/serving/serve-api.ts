import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Connect } from "vite";
import type { ApiAnswer, ApiRequest } from "../backend/worker-backend.ts";
import { MAX_FILE_BYTES } from "../../src/data/files/schema.ts";
import { clientAddress, networkOf } from "./client-address.ts";
import { API_HEADERS } from "./header-rules.ts";
import { isStorage, serviceError } from "./service-error.ts";

/** About fifty long articles; an import sends a thousand rows in half a megabyte. */
const MAX_BODY_BYTES = 8 * 1024 * 1024;
/** The hosted storage has more, which nothing here needs. */
const API = /^\/((rest|auth)\/v1(\/|$)|storage\/v1\/object\/)/;
/** A signed link would be read until it ends, also after its file was deleted. No object has this name. */
const SIGNED = /\/sign(\/|$)/;
const METHODS = ["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"];
const HOP_BY_HOP = ["connection", "keep-alive", "transfer-encoding", "upgrade", "expect", "te"];

function isApi(pathname: string): boolean {
  if (!API.test(pathname)) return false;
  if (!isStorage(pathname)) return true;
  try {
    return !SIGNED.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

function addressOf({ url = "/", headers }: IncomingMessage) {
  const host = `http://${headers.host ?? "localhost"}`;
  return URL.canParse(url, host) ? new URL(url, host) : null;
}

/** Reads the body first, so that a slow sender does not block others; null when it is too large. */
async function bodyOf(request: IncomingMessage, maxBytes: number) {
  const chunks: Buffer[] = [];
  let size = 0;
  request.on("data", (chunk: Buffer) => {
    size += chunk.length;
    // The client does not read the answer before its body is consumed.
    if (size <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
  });
  await once(request, "end");
  return size <= maxBytes ? Buffer.concat(chunks) : null;
}

function headersOf({ rawHeaders }: IncomingMessage) {
  const pairs: [string, string][] = [];
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
    const name = String(rawHeaders[i]).toLowerCase();
    if (!HOP_BY_HOP.includes(name)) pairs.push([name, String(rawHeaders[i + 1])]);
  }
  return pairs;
}

function send(response: ServerResponse, { status, headers, body }: ApiAnswer) {
  for (const [name, value] of Object.entries(API_HEADERS)) response.setHeader(name, value);
  for (const [name, value] of headers) {
    // Other headers replace Vite's: browsers reject a doubled Access-Control-Allow-Origin.
    if (name.toLowerCase() === "set-cookie") response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
  response.writeHead(status);
  response.end(body === null || body.length === 0 ? undefined : body);
}

export function serveApi(
  ask: (request: ApiRequest, from: string, signal: AbortSignal) => Promise<ApiAnswer>,
): Connect.NextHandleFunction {
  async function answer({ href }: URL, request: IncomingMessage, gone: AbortSignal) {
    const { method = "GET" } = request;
    if (!METHODS.includes(method)) return serviceError(href, "bad-method");
    const sent = await bodyOf(request, isStorage(href) ? MAX_FILE_BYTES : MAX_BODY_BYTES);
    if (sent === null) return serviceError(href, "too-large");
    const body = method === "GET" || method === "HEAD" ? null : new Uint8Array(sent);
    const from = networkOf(clientAddress(request) ?? "");
    return ask({ method, url: href, headers: headersOf(request), body }, from, gone);
  }

  return (request, response, next) => {
    // Normalized: "/rest/v1/../../x" is not under the API.
    const url = addressOf(request);
    if (url === null || !isApi(url.pathname)) return next();
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    answer(url, request, gone.signal).then(
      (found) => send(response, found),
      (error) => (gone.signal.aborted ? undefined : next(error)),
    );
  };
}
