import type { QueryClient } from "@tanstack/react-query";
import type { RouteMatch } from "react-router-dom";

type PrefetchInput = {
  queryClient: QueryClient;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
};

type Moved = { movedTo: string };

/** A route's `handle`: tells the prerenderer and the app about its page. */
export type PageHandle = {
  /** Fills the cache with the page's data. "not-found" makes the response a 404. */
  prefetch?: (input: PrefetchInput) => Promise<"not-found" | Moved | void>;
  /** The part of the query that the page's content depends on, always spelled alike. */
  searchKey?: (search: URLSearchParams) => string;
  queryParams?: readonly string[];
};

/** The key of an address: HTML is hydrated only at the key it was written for. */
export function pageKey(
  matches: readonly Pick<RouteMatch, "route">[],
  pathname: string,
  search: string,
): string {
  const key = matches.map(({ route }) => {
    const handle: PageHandle | undefined = route.handle;
    return handle?.searchKey?.(new URLSearchParams(search)) ?? "";
  });
  return pathname + key.join("");
}
