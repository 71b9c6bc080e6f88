import { once } from "node:events";
import { clientAddress, networkOf } from "./client-address.mjs";
import { API_HEADERS } from "./header-rules.mjs";
import { serviceError } from "./service-error.mjs";

/** About fifty long articles; an import sends a thousand rows in half a megabyte. */
const MAX_BODY_BYTES = 8 * 1024 * 1024;
const METHODS = ["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"];
const HOP_BY_HOP = ["connection", "keep-alive", "transfer-encoding", "upgrade", "expect", "te"];

/** @typedef {import("../database/thread/worker-backend.mjs").ApiRequest} ApiRequest */
/** @typedef {import("../database/thread/worker-backend.mjs").ApiAnswer} ApiAnswer */
/** @typedef {import("node:http").IncomingMessage} IncomingMessage */
/** @typedef {import("node:http").ServerResponse} ServerResponse */

/** @param {IncomingMessage} request */
function addressOf({ url = "/", headers }) {
  const host = `http://${headers.host ?? "localhost"}`;
  return URL.canParse(url, host) ? new URL(url, host) : null;
}

/**
 * Reads the body first, so that a slow sender does not block others; null when it is too large.
 * @param {IncomingMessage} request
 */
async function bodyOf(request) {
  /** @type {Buffer[]} */
  const chunks = [];
  let size = 0;
  request.on("data", (/** @type {Buffer} */ chunk) => {
    size += chunk.length;
    // The client does not read the answer before its body is consumed.
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
    else chunks.length = 0;
  });
  await once(request, "end");
  return size <= MAX_BODY_BYTES ? Buffer.concat(chunks) : null;
}

/** @param {IncomingMessage} request @returns {[string, string][]} */
function headersOf({ rawHeaders }) {
  /** @type {[string, string][]} */
  const pairs = [];
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
    const name = String(rawHeaders[i]).toLowerCase();
    if (!HOP_BY_HOP.includes(name)) pairs.push([name, String(rawHeaders[i + 1])]);
  }
  return pairs;
}

/** @param {ServerResponse} response @param {ApiAnswer} answer */
function send(response, { status, headers, body }) {
  for (const [name, value] of Object.entries(API_HEADERS)) response.setHeader(name, value);
  for (const [name, value] of headers) {
    // Other headers replace Vite's: browsers reject a doubled Access-Control-Allow-Origin.
    if (name.toLowerCase() === "set-cookie") response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
  response.writeHead(status);
  response.end(body === null || body.length === 0 ? undefined : body);
}

/**
 * @param {(request: ApiRequest, from: string, signal: AbortSignal) => Promise<ApiAnswer>} ask
 * @returns {import("vite").Connect.NextHandleFunction}
 */
export function serveApi(ask) {
  /** @param {URL} url @param {IncomingMessage} request @param {AbortSignal} gone */
  async function answer({ href }, request, gone) {
    const { method = "GET" } = request;
    if (!METHODS.includes(method)) return serviceError(href, "bad-method");
    const sent = await bodyOf(request);
    if (sent === null) return serviceError(href, "too-large");
    const body = method === "GET" || method === "HEAD" ? null : new Uint8Array(sent);
    const from = networkOf(clientAddress(request) ?? "");
    return ask({ method, url: href, headers: headersOf(request), body }, from, gone);
  }

  return (request, response, next) => {
    // Normalized: "/rest/v1/../../x" is not under the API.
    const url = addressOf(request);
    if (url === null || !/^\/(rest|auth)\/v1(\/|$)/.test(url.pathname)) return next();
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    answer(url, request, gone.signal).then(
      (found) => send(response, found),
      (error) => (gone.signal.aborted ? undefined : next(error)),
    );
  };
}
