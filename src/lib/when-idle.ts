const PATIENCE_MS = 2_000;

/** Once the browser has drawn what there is and has nothing else to do, or after two seconds. */
export function whenIdle(): Promise<void> {
  return new Promise((done) => {
    // Safari has no such callback.
    if (typeof requestIdleCallback === "undefined") setTimeout(done, 0);
    else requestIdleCallback(() => done(), { timeout: PATIENCE_MS });
  });
}

/** Once the page has all that its HTML names, and nothing else to do. */
export async function whenLoadedAndIdle(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((done) => addEventListener("load", done, { once: true }));
  }
  await whenIdle();
}
