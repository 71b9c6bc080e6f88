// Visitors may filter the demo's sample rows. A pattern filter can keep Postgres busy endlessly, and no public
// screen needs one.

/** A pattern operator, also inside "and" and "or". */
const PATTERN = /(^|[.(,])i?(match|like)(\((any|all)\))?\./;
const SESSION = /^Bearer [\w-]+\.[\w-]+\.[\w-]+$/;

export function isVisitorsPattern({ url, headers }: Request) {
  const { pathname, searchParams } = new URL(url);
  if (!pathname.startsWith("/rest/") || SESSION.test(headers.get("authorization") ?? "")) {
    return false;
  }
  return [...searchParams.values()].some((value) => PATTERN.test(value));
}
