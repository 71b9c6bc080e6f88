import { QueryClient } from "@tanstack/react-query";
import { isFinal } from "@/lib/errors/errors";
import type { PageData } from "./prerender/prerendered-posts";

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: "always",
      retry: (failures, error) => failures < 1 && !isFinal(error),
      retryDelay: 500,
      staleTime: 30_000,
    },
    mutations: { networkMode: "always" },
  },
});

export const PAGE_DATA_ID = "page-data";

/** Fills the cache with the prerendered data, and refetches it because it is as old as the build. */
export function adoptPageData(): void {
  const text = globalThis.document?.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) return;
  try {
    const answers: PageData = JSON.parse(text);
    for (const [key, answer] of answers) queryClient.setQueryData(key, answer, { updatedAt: 0 });
  } catch (error) {
    console.error("The page's data could not be read", error);
  }
}
