// @supabase/lite 0.10 answers requests that it cannot read with status 500. The hosted services answer 400, so
// these requests are refused before they reach it.
import { isAuth, isStorage } from "../serving/service-error.ts";

const MAX_DEPTH = 100;
/** Fields that the auth service accepts as strings only. */
const AUTH_TEXTS =
  "email phone password nonce token token_hash type scope refresh_token auth_code code_verifier provider".split(
    " ",
  );

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Scans the text, because parsing it would overflow the stack. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  for (const [mark] of json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/gs)) {
    if (mark === "[" || mark === "{") depth += 1;
    else if (mark === "]" || mark === "}") depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

function readText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function hasAuthTexts(json: string): boolean {
  let body: unknown;
  try {
    body = JSON.parse(json);
  } catch {
    return true;
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) return false;
  return Object.entries(body).every(
    ([name, value]) => !AUTH_TEXTS.includes(name) || value === null || typeof value === "string",
  );
}

export function isReadableAddress(url: string): boolean {
  const { pathname, search } = new URL(url);
  return isDecodable(pathname) && isDecodable(search);
}

export function isReadableBody({ url, headers }: Request, body: Uint8Array): boolean {
  if (body.length === 0) return true;
  if (isStorage(url) && !/json/i.test(headers.get("content-type") ?? "")) return true;
  const text = readText(body);
  if (text === null) return false;
  const type = headers.get("content-type") ?? "application/json";
  if (/json/i.test(type) && isTooDeep(text)) return false;
  // Postgres cannot store zero characters; PostgREST reports that itself.
  return !isAuth(url) || (hasAuthTexts(text) && !text.includes("\\u0000"));
}
