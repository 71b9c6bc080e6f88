import { env } from "@/lib/env";
import { errorCode } from "./errors";

/**
 * What is said of an error. No message, no address and no value: each may quote what somebody typed
 * or whom a record is about.
 */
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

/** A page that fails over and over says so no more often. */
const MOST_REPORTS = 10;
const DEEPEST_STACK = 10;

const sent = new Set<string>();

/** The places of a stack that are ours. What else stands there may be an extension of the browser. */
function ownPlaces(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  return (stack.match(/\/assets\/[\w.-]+\.js:\d+:\d+/g) ?? []).slice(0, DEEPEST_STACK);
}

function nameOf(error: unknown): string {
  // A DOMException, such as of a request that took too long, is no Error everywhere.
  return error instanceof Error || error instanceof DOMException ? error.name : typeof error;
}

function send(report: ErrorReport): void {
  if (env.errorEndpoint === null || sent.size >= MOST_REPORTS) return;
  const body = JSON.stringify(report);
  if (sent.has(body)) return;
  sent.add(body);
  // As plain text without an answer, which any endpoint takes without being told of this site first.
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

/**
 * Tells the endpoint of VITE_ERROR_ENDPOINT, if one is named, that a page failed.
 * `params` are the values in its address, which are left out.
 */
export function reportPageError(
  error: unknown,
  pathname: string,
  params: Readonly<Record<string, string | undefined>>,
): void {
  const { "*": rest = "", ...named } = params;
  const names = new Map(Object.entries(named).map(([name, value]) => [value, `:${name}`]));
  const parts = pathname.split("/").map((part) => names.get(decoded(part)) ?? part);
  // What no page is found at may be anything that somebody typed.
  if (rest !== "") parts.splice(-rest.split("/").length, parts.length, "*");
  send({
    kind: "page",
    where: parts.join("/"),
    name: nameOf(error),
    code: errorCode(error),
    stack: ownPlaces(error),
  });
}

/**
 * The same for a request that was to change something in the database and did not.
 * @param failure the answer, or what was thrown where none came
 */
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
