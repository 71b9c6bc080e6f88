import { StrictMode, startTransition, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { HelmetProvider } from "react-helmet-async";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router-dom";
import "@/lib/html/react-scripts";
import { loadCatalogue, startI18n } from "@/lib/language/i18n";
import { forgetReload } from "@/lib/late-code/missing-code";
import { withoutTrailingSlash } from "@/lib/paths";
import { resolveLazyRoutes } from "../lazy-routes";
import { pageKey, type PageHandle } from "../page-handle";
import { routes } from "../route-table";
import { ensureHistoryKey } from "./history/history-key";
import { forgetPlace } from "./history/history-place";
import { PAGE_HEAD } from "./visits/page-parts";
import { applyWholeSheets, keepPageSheet } from "./whole-sheets";

type Router = ReturnType<typeof createBrowserRouter>;

let router: Router | undefined;

/** Starts the app at the address in the bar, on the HTML that stands there if it is that page's. */
export async function startApp(root: HTMLElement): Promise<void> {
  startI18n();
  const key = ensureHistoryKey();
  // Who goes back meanwhile is elsewhere by the time the page's code has come.
  for (let loaded = ""; loaded !== location.href;) {
    loaded = location.href;
    await load(loaded);
  }
  const pathname = withoutTrailingSlash(location.pathname);
  // The HTML of another page (the shell, the not-found page, the first page of a list) must not
  // be hydrated as this one.
  const matches = matchRoutes(routes, pathname) ?? [];
  if (root.dataset.path === pageKey(matches, pathname, location.search)) {
    // Where it is now, it shall stay.
    forgetPlace(key);
    await hydrate(root);
  } else {
    render(root);
  }
  finish();
}

/** Goes to another page of the running app. */
export async function goTo(address: string): Promise<void> {
  if (router === undefined) throw new Error("The app is not running");
  await router.navigate(address);
}

/** Loads what a page needs, so that going there waits for nothing. */
export async function prepare(address: string): Promise<void> {
  await load(address);
  const { pathname, search } = new URL(address, location.href);
  for (const { route, params } of matchRoutes(routes, pathname) ?? []) {
    const handle: PageHandle | undefined = route.handle;
    if (handle?.prefetch === undefined) continue;
    const { queryClient } = await import("../query-client");
    await handle.prefetch({ queryClient, params, search: new URLSearchParams(search) });
  }
}

async function load(address: string): Promise<void> {
  const { pathname } = new URL(address, location.href);
  await Promise.all([
    resolveLazyRoutes(routes, withoutTrailingSlash(pathname)),
    applyWholeSheets(),
  ]);
}

function hydrate(root: HTMLElement): Promise<void> {
  keepPageSheet();
  // With data from the server, as it takes it, the router leaves the page where it was scrolled to.
  const started = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
  router = started;
  return new Promise((resolve) => {
    // In slices, between which the page answers.
    startTransition(() => {
      hydrateRoot(root, <App router={started} onReady={resolve} />);
    });
  });
}

function render(root: HTMLElement): void {
  const started = createBrowserRouter(routes);
  router = started;
  root.replaceChildren();
  // React adds this page's own and would keep both.
  for (const element of document.head.querySelectorAll(PAGE_HEAD)) element.remove();
  // At once, so that no empty page is painted in between.
  flushSync(() => createRoot(root).render(<App router={started} />));
}

function App({ router: started, onReady }: { router: Router; onReady?: () => void }) {
  useLayoutEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <HelmetProvider>
        <RouterProvider router={started} />
      </HelmetProvider>
    </StrictMode>
  );
}

function finish(): void {
  // Not at once: a part of the page may still be missing, and would reload it over and over.
  for (const name of ["pointerdown", "keydown"]) {
    addEventListener(name, forgetReload, { once: true, capture: true });
  }
  // The page stands and reads English; a catalogue that is not found must not take it away.
  loadCatalogue().catch((error: unknown) => console.warn("The catalogue was not loaded", error));
}
