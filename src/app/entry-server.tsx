import { renderToString } from "react-dom/server";
import { HelmetProvider } from "react-helmet-async";
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteMatch,
  StaticRouterProvider,
} from "react-router-dom";
import { startI18n } from "@/lib/i18n/i18n";
import { examplePaths, paths, staticPublicPaths } from "@/lib/paths";
import { setServerBackend } from "@/lib/supabase/rest";
import { PictureSource } from "@/components/picture-source";
import { env } from "@/lib/env";
import { SHARE_IMAGE_SIZE } from "@/lib/html/share-image";
import { site } from "@/content/company";
import { renderRobots } from "./feeds/robots";
import { renderRss } from "./feeds/rss";
import { renderSitemap } from "./feeds/sitemap";
import { PAGE_DATA_ID, queryClient } from "./query-client";
import { pageKey, type PageHandle } from "./page-handle";
import { pagePatterns, redirectRules, vercelRewrites } from "./prerender/host-rules";
import { inlinePicture } from "./prerender/inline-picture";
import { listPostPages, readPostPages, type PageData } from "./prerender/prerendered-posts";
import { resolveLazyRoutes } from "./lazy-routes";
import { routes } from "./route-table";
import { sharePictureAt, sharePictureOfPage } from "./prerender/share-pictures";

export {
  env,
  examplePaths,
  listPostPages,
  pagePatterns,
  paths,
  readPostPages,
  redirectRules,
  renderRobots,
  renderRss,
  renderSitemap,
  setServerBackend,
  SHARE_IMAGE_SIZE,
  sharePictureAt,
  sharePictureOfPage,
  site,
  staticPublicPaths,
  vercelRewrites,
};

export type RenderedPage = {
  isFound: boolean;
  /** The site path where the page stands now, when it has moved. */
  movedTo: string | null;
  /** The key that the app compares before it hydrates the page. */
  key: string;
  /** Names of the query parameters that the page reads. */
  reads: string[];
  head: string;
  html: string;
  /** A script element with the data the page was rendered with, or an empty string. */
  data: string;
  /** Source files of the lazily loaded code that the page used; the build finds its chunks by them. */
  files: string[];
};

startI18n("en");

export const isKnownPath = (path: string): boolean => isKnown(matchRoutes(routes, path) ?? []);

const isKnown = (matches: readonly RouteMatch[]) =>
  !matches.some(({ route }) => route.path === "*");

let queue: Promise<unknown> = Promise.resolve();

/** One at a time, because the query cache is shared. Queries missing in `data` go to the database. */
export function renderPage(path: string, search = "", data: PageData = []): Promise<RenderedPage> {
  const page = queue.then(() => render(path, search, data));
  queue = page.catch(() => undefined);
  return page;
}

/** Fills the cache for the matched pages and returns what their handles say about the address. */
async function prefetch(matches: readonly RouteMatch[], search: string) {
  let isFound = isKnown(matches);
  let movedTo: string | null = null;
  for (const { route, params } of matches) {
    const handle: PageHandle | undefined = route.handle;
    const answer = await handle?.prefetch?.({
      queryClient,
      params,
      search: new URLSearchParams(search),
    });
    if (answer === "not-found") isFound = false;
    else if (answer) ({ movedTo } = answer);
  }
  return { isFound, movedTo };
}

/** No timestamps, so that the same data gives the same bytes. */
function dataScript(): string {
  const answers: PageData = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === "success")
    .map(({ queryKey, state }) => [queryKey, state.data]);
  if (answers.length === 0) return "";
  // Only these sequences matter inside a script element.
  const json = JSON.stringify(answers).replaceAll(/<(?=!--|\/?script)/gi, "\\u003c");
  return `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`;
}

async function render(path: string, search: string, data: PageData): Promise<RenderedPage> {
  queryClient.clear();
  for (const [key, answer] of data) queryClient.setQueryData(key, answer);
  // Done once, because the router computes all routes each time.
  const matches = await resolveLazyRoutes(routes, path);
  const outcome = await prefetch(matches, search);

  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path + search, env.siteUrl)));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const markup = renderToString(
    <HelmetProvider>
      <PictureSource value={inlinePicture}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </PictureSource>
    </HelmetProvider>,
  );
  // On React 19 Helmet leaves the head to React, which puts what belongs there in front of the first element of the page.
  const bodyStart = markup.search(/<(?!title|meta|link|\/title)/);
  return {
    ...outcome,
    key: pageKey(matches, path, search),
    reads: matches.flatMap(
      ({ route }) => (route.handle as PageHandle | undefined)?.queryParams ?? [],
    ),
    head: markup.slice(0, bodyStart),
    html: markup.slice(bodyStart),
    data: dataScript(),
    files: matches.map(({ route }) => route.id).filter((id) => id !== undefined),
  };
}
