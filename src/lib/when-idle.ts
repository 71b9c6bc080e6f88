const PATIENCE_MS = 2_000;

/** Once the browser has drawn what there is and has nothing else to do, or after two seconds. */
export function whenIdle(): Promise<void> {
  return new Promise((done) => {
    // Safari has no such callback.
    if (typeof requestIdleCallback === "undefined") setTimeout(done, 0);
    else requestIdleCallback(() => done(), { timeout: PATIENCE_MS });
  });
}
