import type { QueryClient } from "@tanstack/react-query";

type PrefetchInput = {
  queryClient: QueryClient;
  params: Readonly<Record<string, string | undefined>>;
};

/** What a page tells the prerenderer through its route's `handle`. */
export type PageHandle = {
  /** Fills the cache with what the page shows. "not-found" makes the answer a 404. */
  prefetch?: (input: PrefetchInput) => Promise<"not-found" | void>;
};
