// The demo shows its invented rows to anyone, by tables and functions whose answers take any filter. A
// pattern can keep Postgres at work all day, and here nothing interrupts it but the end of its thread;
// no screen that a visitor sees asks for one.

/** A filter operator, anywhere in a tree of "and" and "or". */
const PATTERN = /(^|[.(,])i?(match|like)(\((any|all)\))?\./;
/** Anything else is refused later as no session. */
const SESSION = /^Bearer [\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Whether a request without a session asks for rows by a pattern.
 * @param {Request} request
 */
export function isVisitorsPattern({ url, headers }) {
  const { pathname, searchParams } = new URL(url);
  if (!pathname.startsWith("/rest/") || SESSION.test(headers.get("authorization") ?? "")) {
    return false;
  }
  return [...searchParams.values()].some((value) => PATTERN.test(value));
}
