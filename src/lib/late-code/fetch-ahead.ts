import { whenLoadedAndIdle } from "@/lib/when-idle";

const appChunks = () => document.querySelectorAll<HTMLLinkElement>("link[data-app-chunk]");

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Prefetches the scripts listed in `link[data-app-chunk]`, unless the visitor saves data. By
 * fetch(), because Safari has no `rel="prefetch"`, the policy forbids it in Firefox, and
 * `modulepreload` compiles.
 */
export async function fetchAhead(): Promise<void> {
  if (savesData()) return;
  await whenLoadedAndIdle();
  const fetched = Array.from(appChunks(), async ({ href }) =>
    (await fetch(href, { priority: "low" })).arrayBuffer(),
  );
  // A press fetches again and reports failures.
  await Promise.allSettled(fetched);
}

/** Loads all those scripts in parallel. Their imports alone would load level by level. */
export function preloadApp(): void {
  for (const link of appChunks()) link.rel = "modulepreload";
}
