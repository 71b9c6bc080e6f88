/**
 * In the page, before its first script. On a busy machine ten seconds pass unnoticed: here a read
 * takes as long as it takes, and what staff are told, and the offer to take it back, stays until
 * it is looked at; so does the first key of two.
 */
export function waitForEverything(): void {
  AbortSignal.timeout = () => new AbortController().signal;
  if (!location.pathname.startsWith("/admin")) return;
  const waits = new Set([1_500, 5_000, 10_000, 12_000]);
  const start = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (run: () => void, wait?: number) => (waits.has(wait ?? 0) ? 0 : start(run, wait)),
  });
}
