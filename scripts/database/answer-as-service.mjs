// @supabase/lite 0.10 answers much invalid input with status 500. The hosted service answers 4xx, so this rejects
// unreadable requests first and maps database errors to PostgREST's statuses.
import { AsyncLocalStorage } from "node:async_hooks";
import { PgliteConnection } from "@supabase/lite/pglite";
import { isAuth, serviceError } from "../serving/service-error.mjs";
import { isVisitorsPattern } from "../serving/visitor-patterns.mjs";

const MAX_DEPTH = 100;
/** Fields that the auth service accepts as strings only. */
const AUTH_TEXTS =
  "email phone password nonce token token_hash type scope refresh_token auth_code code_verifier provider";
/** Sign-in links are not offered, and in 0.10 a request for one creates an account for any address. */
const LINKS = /^\/auth\/v1\/(otp|magiclink)\/?$/;
/** PostgREST's table: the first matching prefix of an error's code; 400 for any other. */
const STATUS_BY_CODE = /** @type {const} */ ([
  [/^(08|53(?!400)|57P01)/, 503],
  [/^54/, 413],
  [/^(0L|0P|28)/, 403],
  [/^(42883|42P01)/, 404],
  [/^(23503|23505)/, 409],
  [/^25006/, 405],
  [/^(09|25|2D|38|39|3B|40|53|55|57|58|F0|HV|XX|42P17|P0(?!001))/, 500],
]);
const UNREADABLE = [TypeError, RangeError, SyntaxError, URIError];

/** @type {AsyncLocalStorage<{error?: unknown}>} */
const failures = new AsyncLocalStorage();
// oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
const originalNormalize = PgliteConnection.prototype.normalizeDbError;

Object.assign(PgliteConnection.prototype, {
  /** @this {PgliteConnection} @param {unknown} thrown */
  normalizeDbError(thrown) {
    const error = originalNormalize.call(this, thrown);
    const failure = failures.getStore();
    if (failure) failure.error = error;
    return error;
  },
});

/** @param {string} text */
function isDecodable(text) {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Scans the text, because parsing it would overflow the stack. @param {string} json */
function isTooDeep(json) {
  let depth = 0;
  for (const [mark] of json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/gs)) {
    if (mark === "[" || mark === "{") depth += 1;
    else if (mark === "]" || mark === "}") depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** @param {Uint8Array} bytes */
function readText(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** @param {string} json */
function hasAuthTexts(json) {
  /** @type {unknown} */
  let body;
  try {
    body = JSON.parse(json);
  } catch {
    return true;
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) return false;
  return Object.entries(body).every(
    ([name, value]) =>
      !AUTH_TEXTS.split(" ").includes(name) || value === null || typeof value === "string",
  );
}

/** @param {Request} request @param {Uint8Array} body */
function invalidReason(request, body) {
  const { url, headers } = request;
  const { pathname, search } = new URL(url);
  if (!isDecodable(pathname) || !isDecodable(search)) return "bad-address";
  if (LINKS.test(decodeURIComponent(pathname))) return "no-links";
  if (isVisitorsPattern(request)) return "no-patterns";
  if (body.length === 0) return null;
  const text = readText(body);
  if (text === null) return "bad-body";
  const type = headers.get("content-type") ?? "application/json";
  if (/json/i.test(type) && isTooDeep(text)) return "bad-body";
  // Postgres cannot store zero characters; PostgREST reports that itself.
  const isAuthBody = hasAuthTexts(text) && !text.includes("\\u0000");
  return isAuth(url) && !isAuthBody ? "bad-body" : null;
}

/** @param {string} text @returns {Record<string, unknown>} */
function parse(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/** @param {unknown} failure */
function databaseError(failure) {
  const error = /** @type {{code?: unknown, message?: string, detail?: string, hint?: string}} */ (
    failure ?? {}
  );
  const { code, message, detail = null, hint = null } = error;
  if (typeof code !== "string" || !/^[0-9A-Z]{5}$/.test(code)) return null;
  const [, status] = STATUS_BY_CODE.find(([beginning]) => beginning.test(code)) ?? [null, 400];
  return { status, body: JSON.stringify({ code, message, details: detail, hint }) };
}

/** @param {Request} request @param {Response} response @param {unknown} failure the error thrown */
async function inServiceFormat({ url, method }, response, failure) {
  const { status, headers } = response;
  if (status < 400 || method === "HEAD") return response;
  const text = await response.text();
  const { code, error_code: authCode, message, msg } = parse(text);
  const isFormatted = isAuth(url) ? authCode !== undefined : code !== undefined && code !== "SUP";
  const isFromGateway = status < 500 && (message ?? msg) !== undefined;
  const found = isFormatted && status < 500 ? null : databaseError(failure);
  if (found !== null) {
    headers.set("Content-Type", "application/json; charset=utf-8");
    headers.delete("Content-Length");
    return new Response(found.body, { status: found.status, headers });
  }
  if (isFormatted || isFromGateway) return new Response(text, response);
  if (status === 405) return responseOf(serviceError(url, "bad-method"));
  const isUnreadable =
    status < 500 ||
    UNREADABLE.some((kind) => failure instanceof kind) ||
    // PGlite's error for an object in place of a string.
    (failure instanceof Error && /^Invalid input for \w+ type$/.test(failure.message));
  return responseOf(serviceError(url, isUnreadable ? "bad-address" : "unexpected"));
}

/** @param {import("./thread/worker-backend.mjs").ApiAnswer} answer */
const responseOf = ({ body, ...init }) => new Response(/** @type {string} */ (body), init);

/** @param {(request: Request) => Promise<Response>} fetch @returns {(request: Request) => Promise<Response>} */
export function answerAsService(fetch) {
  return async (request) => {
    const { url, method, headers } = request;
    const body = new Uint8Array(await request.arrayBuffer());
    const reason = invalidReason(request, body);
    if (reason !== null) return responseOf(serviceError(url, reason));
    /** @type {{error?: unknown}} */
    const failure = {};
    const isBodyless = method === "GET" || method === "HEAD";
    const complete = new Request(url, { method, headers, body: isBodyless ? null : body });
    const response = await failures.run(failure, () => fetch(complete));
    return inServiceFormat(complete, response, failure.error);
  };
}
