import "@/styles/app.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { forgetReload, isMissingChunk, reloadOnce } from "@/app/start/chunk-reload";
import { ensureHistoryKey } from "@/app/start/history-key";
import { resolveLazyRoutes } from "@/app/lazy-routes";
import { pageKey } from "@/app/page-handle";
import { StartFailed } from "@/app/start/start-failed";
import { routes } from "@/app/route-table";
import { applyWholeSheets } from "@/app/start/whole-sheets";
import { detectLanguage, startI18n } from "@/lib/i18n";
import { withoutTrailingSlash } from "@/lib/paths";

const container = document.getElementById("root");
if (container === null) throw new Error("index.html has no #root");

/** What the HTML says about another path; React adds this page's own and would keep both. */
const OTHER_PAGE_HEAD =
  'title, meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"], link[rel="alternate"]';

async function start(root: HTMLElement) {
  startI18n();
  ensureHistoryKey();
  const pathname = withoutTrailingSlash(location.pathname);
  await Promise.all([resolveLazyRoutes(routes, pathname), applyWholeSheets()]);
  const app = (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>
  );
  // The HTML of another page (the shell, the not-found page, the first page of a list) must not
  // be hydrated as this one.
  if (root.dataset.path === pageKey(routes, pathname, location.search)) {
    hydrateRoot(root, app);
  } else {
    root.replaceChildren();
    for (const element of document.head.querySelectorAll(OTHER_PAGE_HEAD)) element.remove();
    createRoot(root).render(app);
  }
  forgetReload();
  // The page stands and reads English; a language that is not found must not take it away.
  detectLanguage().catch((error: unknown) => console.warn("The language was not detected", error));
}

start(container).catch((error: unknown) => {
  console.error(error);
  if (isMissingChunk(error) && reloadOnce(location.href)) return;
  // HTML that was written for this address can still be read; an apology would only cover it.
  if (container.dataset.path?.split("?")[0] === withoutTrailingSlash(location.pathname)) return;
  createRoot(container).render(<StartFailed />);
});
