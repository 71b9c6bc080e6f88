import { whenLoadedAndIdle } from "@/lib/when-idle";

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
  const links = document.querySelectorAll<HTMLLinkElement>("link[data-app-chunk]");
  const fetched = Array.from(links, async ({ href }) =>
    (await fetch(href, { priority: "low" })).arrayBuffer(),
  );
  // A press fetches what did not come, and says so where that fails.
  await Promise.allSettled(fetched);
}
