const PATIENCE_MS = 2_000;

/** Resolves when the browser is idle, or after two seconds. */
export function whenIdle(): Promise<void> {
  return new Promise((done) => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === "undefined") setTimeout(done, 0);
    else requestIdleCallback(() => done(), { timeout: PATIENCE_MS });
  });
}

/** Resolves when the page has loaded and the browser is idle. */
export async function whenLoadedAndIdle(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((done) => addEventListener("load", done, { once: true }));
  }
  await whenIdle();
}
