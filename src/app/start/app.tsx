import { StrictMode, startTransition, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { HelmetProvider } from "react-helmet-async";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import "@/lib/html/react-scripts";
import { loadCatalogue, startI18n } from "@/lib/i18n/i18n";
import { forgetReload } from "@/lib/late-code/missing-code";
import { noteTyped } from "@/lib/late-code/typed";
import { withoutTrailingSlash } from "@/lib/paths";
import { resolveLazyRoutes } from "../lazy-routes";
import { pageKey } from "../page-handle";
import { routes } from "../route-table";
import { withFullStyles } from "@/lib/late-code/full-styles";

/** The head elements of the prerendered page, which React renders again. */
const PAGE_HEAD =
  'title, meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"], link[rel="alternate"]';

export async function startApp(root: HTMLElement): Promise<void> {
  startI18n();
  noteTyped();
  const pathname = withoutTrailingSlash(location.pathname);
  const matches = await withFullStyles(resolveLazyRoutes(routes, pathname));
  // The shell, the not-found page and the first page of a list must not be hydrated as another
  // page.
  const isPage = root.dataset.path === pageKey(matches, pathname, location.search);
  await (isPage && !isTranslatedByBrowser(root) ? hydrate(root) : render(root, isPage));
  // Another reload for missing code is allowed only once the page has been used.
  for (const name of ["pointerdown", "keydown"]) {
    addEventListener(name, forgetReload, { once: true, capture: true });
  }
  loadCatalogue().catch((error: unknown) => console.warn("The catalogue was not loaded", error));
}

const isTranslatedByBrowser = (root: HTMLElement) => root.querySelector("font") !== null;

/** With data from the server the router keeps the page's scroll position. */
const routerOfPage = () => createBrowserRouter(routes, { hydrationData: { loaderData: {} } });

function hydrate(root: HTMLElement): Promise<void> {
  const router = routerOfPage();
  return new Promise((onReady) => {
    // A transition renders in slices, between which the page can respond.
    startTransition(() => {
      hydrateRoot(root, <App router={router} onReady={onReady} />);
    });
  });
}

function render(root: HTMLElement, isPage: boolean): void {
  const router = isPage ? routerOfPage() : createBrowserRouter(routes);
  root.replaceChildren();
  for (const element of document.head.querySelectorAll(PAGE_HEAD)) element.remove();
  flushSync(() => createRoot(root).render(<App router={router} />));
}

type AppProps = { router: ReturnType<typeof createBrowserRouter>; onReady?: () => void };

function App({ router, onReady }: AppProps) {
  useLayoutEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <HelmetProvider>
        <RouterProvider router={router} />
      </HelmetProvider>
    </StrictMode>
  );
}
