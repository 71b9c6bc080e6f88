import { whenLoadedAndIdle } from "@/lib/when-idle";

const appChunks = () => document.querySelectorAll<HTMLLinkElement>("link[data-app-chunk]");

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches, and does not run, the scripts that a prerendered page lists in `link[data-app-chunk]`, so that the
 * first press waits for running them alone. Does nothing where somebody saves data. By fetch(), because
 * Safari has no `rel="prefetch"`, the policy forbids it in Firefox, and `modulepreload` compiles.
 */
export async function fetchAhead(): Promise<void> {
  if (savesData()) return;
  await whenLoadedAndIdle();
  const fetched = Array.from(appChunks(), async ({ href }) =>
    (await fetch(href, { priority: "low" })).arrayBuffer(),
  );
  // A press fetches what did not come, and says so where that fails.
  await Promise.allSettled(fetched);
}

/** Loads all those scripts at once. By their imports alone, a slow line would bring one row after the other. */
export function preloadApp(): void {
  for (const link of appChunks()) link.rel = "modulepreload";
}
