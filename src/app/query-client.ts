import { QueryClient } from "@tanstack/react-query";
import { isFinal } from "@/lib/errors/errors";
import type { PageData } from "./prerender/prerendered-posts";

/** One cache for the app; the prerenderer empties it before each page. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Offline, a paused query would wait without a word; a failed one shows Retry.
      networkMode: "always",
      retry: (failures, error) => failures < 1 && !isFinal(error),
      retryDelay: 500,
      staleTime: 30_000,
    },
    mutations: { networkMode: "always" },
  },
});

export const PAGE_DATA_ID = "page-data";

/**
 * Takes over what the HTML was rendered with. It is as old as the build, so it is shown at
 * once and fetched anew behind it.
 */
export function adoptPageData(): void {
  const text = globalThis.document?.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) return;
  try {
    // Written by the build whose script this is, so its shape is known.
    const answers: PageData = JSON.parse(text);
    for (const [key, answer] of answers) queryClient.setQueryData(key, answer, { updatedAt: 0 });
  } catch (error) {
    console.error("The page's data could not be read", error);
  }
}
