import type { QueryClient } from "@tanstack/react-query";
import type { RouteMatch } from "react-router-dom";

type PrefetchInput = {
  queryClient: QueryClient;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
};

/** Another address the page now has: a site path. */
type Moved = { movedTo: string };

/** What a page tells the prerenderer, and the app, through its route's `handle`. */
export type PageHandle = {
  /** Fills the cache with what the page shows. "not-found" makes the answer a 404. */
  prefetch?: (input: PrefetchInput) => Promise<"not-found" | Moved | void>;
  /** The part of the query the page's content depends on, always spelled alike. */
  searchKey?: (search: URLSearchParams) => string;
  /** Names in the query that the page reads: an address with one of them needs the app. */
  reads?: readonly string[];
};

/**
 * Names what stands at an address. HTML that was written for one key may be hydrated only at
 * the same one. The routes that match must have been loaded.
 */
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
