import { dehydrate } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from "react-router-dom";
import { fetchPublishedSlugs } from "@/data/posts";
import { startI18n } from "@/lib/i18n";
import { paths, staticPublicPaths } from "@/lib/paths";
import { setServerBackend } from "@/lib/rest";
import { env } from "@/lib/env";
import { PAGE_DATA_ID, queryClient } from "./query-client";
import type { PageHandle } from "./page-handle";
import { resolveLazyRoutes } from "./lazy-routes";
import { routes } from "./route-table";

export { env, setServerBackend, staticPublicPaths };

export type RenderedPage = {
  /** False when the page says there is nothing at this address. */
  isFound: boolean;
  /** Title, meta and link tags. */
  head: string;
  /** What stands inside #root. */
  html: string;
  /** A script element with the data the page was rendered with, or nothing. */
  data: string;
  /** Source files of the lazily loaded code the page used, by which its chunks are found. */
  files: string[];
};

startI18n();

/** Every post's address with the time of its last change. Throws when the database is away. */
export async function listPostPages(): Promise<{ path: string; updatedAt: string | null }[]> {
  const slugs = await fetchPublishedSlugs();
  return slugs.map(({ slug, updatedAt }) => ({ path: paths.blogPost(slug), updatedAt }));
}

/** Whether any page but the not-found page answers here. */
export function isKnownPath(path: string): boolean {
  return !(matchRoutes(routes, path) ?? []).some(({ route }) => route.path === "*");
}

let queue: Promise<unknown> = Promise.resolve();

/** Renders one page. One at a time, because the query cache is shared. */
export function renderPage(path: string): Promise<RenderedPage> {
  const page = queue.then(() => render(path));
  queue = page.catch(() => undefined);
  return page;
}

async function render(path: string): Promise<RenderedPage> {
  queryClient.clear();
  await resolveLazyRoutes(routes, path);
  const matches = matchRoutes(routes, path) ?? [];
  let isFound = isKnownPath(path);
  for (const { route, params } of matches) {
    const handle: PageHandle | undefined = route.handle;
    const answer = await handle?.prefetch?.({ queryClient, params });
    if (answer === "not-found") isFound = false;
  }

  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, env.siteUrl)));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const markup = renderToString(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  // React 19 puts what belongs into <head> in front of the first element of the page.
  const bodyStart = markup.search(/<(?!title|meta|link|\/title)/);
  const state = dehydrate(queryClient);
  const hasData = state.queries.length > 0;
  return {
    isFound,
    head: markup.slice(0, bodyStart),
    html: markup.slice(bodyStart),
    data: hasData
      ? `<script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify(state).replaceAll("<", "\\u003c")}</script>`
      : "",
    files: matches.map(({ route }) => route.id).filter((id) => id !== undefined),
  };
}
