// @supabase/lite 0.10 answers many errors of the database with status 500, and some in a format of its own. This
// answers with the status and format of the hosted services.
import { AsyncLocalStorage } from "node:async_hooks";
import type { App } from "@supabase/lite";
import { errorResponse, isAuth, isStorage } from "../serving/service-error.ts";

type Fetch = (request: Request) => Promise<Response>;
type DatabaseError = { code?: unknown; message?: string; detail?: string; hint?: string };

/** PostgREST's table: the first matching prefix of an error's code; 400 for any other. */
const STATUS_BY_CODE: [RegExp, number][] = [
  [/^(08|53(?!400)|57P01)/, 503],
  [/^54/, 413],
  [/^(0L|0P|28)/, 403],
  [/^(42883|42P01)/, 404],
  [/^(23503|23505)/, 409],
  [/^25006/, 405],
  [/^(09|25|2D|38|39|3B|40|53|55|57|58|F0|HV|XX|42P17|P0(?!001))/, 500],
];
const UNREADABLE = [TypeError, RangeError, SyntaxError, URIError];

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

function databaseError(thrown: unknown) {
  const { code, message, detail = null, hint = null } = (thrown ?? {}) as DatabaseError;
  if (typeof code !== "string" || !/^[0-9A-Z]{5}$/.test(code)) return null;
  const [, status] = STATUS_BY_CODE.find(([beginning]) => beginning.test(code)) ?? [null, 400];
  return { status, body: JSON.stringify({ code, message, details: detail, hint }) };
}

const isUnreadable = (thrown: unknown): boolean =>
  UNREADABLE.some((kind) => thrown instanceof kind) ||
  // PGlite's error for an object in place of a string.
  (thrown instanceof Error && /^Invalid input for \w+ type$/.test(thrown.message));

const isDiskFull = (thrown: unknown) =>
  (thrown as { code?: unknown } | undefined)?.code === "ENOSPC";

async function inServiceFormat({ url, method }: Request, response: Response, thrown: unknown) {
  const { status, headers } = response;
  if (isStorage(url) && status === 500 && isDiskFull(thrown))
    return errorResponse(url, "disk-full");
  // The storage service's own errors are in its format.
  if (status < 400 || method === "HEAD" || isStorage(url)) return response;
  const text = await response.text();
  const { code, error_code: authCode, message, msg } = parse(text);
  const isFormatted = isAuth(url) ? authCode !== undefined : code !== undefined && code !== "SUP";
  const isFromGateway = status < 500 && (message ?? msg) !== undefined;
  const found = isFormatted && status < 500 ? null : databaseError(thrown);
  if (found !== null) {
    headers.set("Content-Type", "application/json; charset=utf-8");
    headers.delete("Content-Length");
    return new Response(found.body, { status: found.status, headers });
  }
  if (isFormatted || isFromGateway) return new Response(text, response);
  if (status === 405) return errorResponse(url, "bad-method");
  return errorResponse(url, status < 500 || isUnreadable(thrown) ? "bad-address" : "unexpected");
}

export function withServiceErrors({ connection, fetch }: App): Fetch {
  const requests = new AsyncLocalStorage<{ thrown?: unknown }>();
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (thrown) => {
    const error = normalize(thrown);
    const request = requests.getStore();
    if (request !== undefined) request.thrown = error;
    return error;
  };
  return async (request) => {
    const store: { thrown?: unknown } = {};
    const response = await requests.run(store, () => fetch(request));
    return inServiceFormat(request, response, store.thrown);
  };
}
