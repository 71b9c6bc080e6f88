import { env } from "@/lib/env";
import { errorCode } from "./errors";

/** Contains no message, URL or value, because each may quote personal data. */
export type ErrorReport = {
  kind: "page" | "write";
  /** The page's pattern ("/admin/crm/clients/:id"), or the request's method and path ("PATCH leads"). */
  where: string;
  /** The kind of error ("TypeError"), or the status of the answer ("503"). */
  name: string;
  /** PostgREST's or Postgres's, such as "23505". */
  code: string | null;
  /** Lines of our own scripts, such as "/assets/app-1a2b3c4d.js:1:2045". */
  stack: string[];
};

/** A page that keeps failing sends no more than this. */
const MOST_REPORTS = 10;
const DEEPEST_STACK = 10;

const sent = new Set<string>();

/** Our own lines of a stack; others may be a browser extension's. */
function ownPlaces(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  return (stack.match(/\/assets\/[\w.-]+\.js:\d+:\d+/g) ?? []).slice(0, DEEPEST_STACK);
}

function nameOf(error: unknown): string {
  // A DOMException, such as a timeout, is not an Error in every browser.
  return error instanceof Error || error instanceof DOMException ? error.name : typeof error;
}

function send(report: ErrorReport): void {
  if (env.errorEndpoint === null || sent.size >= MOST_REPORTS) return;
  const body = JSON.stringify(report);
  if (sent.has(body)) return;
  sent.add(body);
  // Plain text without reading the response needs no CORS preflight.
  fetch(env.errorEndpoint, {
    method: "POST",
    mode: "no-cors",
    credentials: "omit",
    referrerPolicy: "no-referrer",
    keepalive: true,
    body,
  }).catch(() => undefined);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** `params` are the values in the page's URL, which are left out. */
export function reportPageError(
  error: unknown,
  pathname: string,
  params: Readonly<Record<string, string | undefined>>,
): void {
  const { "*": rest = "", ...named } = params;
  const names = new Map(Object.entries(named).map(([name, value]) => [value, `:${name}`]));
  const parts = pathname.split("/").map((part) => names.get(decoded(part)) ?? part);
  // An unmatched path may contain anything that somebody typed.
  if (rest !== "") parts.splice(-rest.split("/").length, parts.length, "*");
  send({
    kind: "page",
    where: parts.join("/"),
    name: nameOf(error),
    code: errorCode(error),
    stack: ownPlaces(error),
  });
}

/** Reports a failed write to the database. @param failure the response, or the thrown error without one */
export async function reportFailedWrite(
  method: string,
  url: string,
  failure: unknown,
): Promise<void> {
  const [, path] = /^\/rest\/v1\/(.+)/.exec(new URL(url).pathname) ?? [];
  if (env.errorEndpoint === null || path === undefined) return;
  const where = `${method} ${path}`;
  if (failure instanceof Response) {
    const error: unknown = await failure.json().catch(() => null);
    send({ kind: "write", where, name: String(failure.status), code: errorCode(error), stack: [] });
  } else {
    send({ kind: "write", where, name: nameOf(failure), code: null, stack: [] });
  }
}
