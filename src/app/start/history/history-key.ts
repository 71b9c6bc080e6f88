/**
 * Gives this entry of the tab's history a key of its own, where the router keeps them. It calls
 * every entry without one "default", so a page opened by its address would take over the scroll
 * position of the last page that was opened like that. To be called before the router is made.
 * Answers with the key.
 */
export function ensureHistoryKey(): string {
  const state: unknown = history.state;
  const known = typeof state === "object" && state !== null ? state : {};
  if ("key" in known && typeof known.key === "string") return known.key;
  const key = newHistoryKey();
  history.replaceState({ ...known, key }, "");
  return key;
}

/** As the router makes them; crypto.randomUUID() is missing where the site is served without TLS. */
export const newHistoryKey = () => Math.random().toString(36).slice(2, 10);
