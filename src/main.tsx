import "./styles/app.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router-dom";
import { RouterProvider } from "react-router-dom";
import { resolveLazyRoutes } from "@/app/lazy-routes";
import { StartFailed } from "@/app/start-failed";
import { routes } from "@/app/route-table";
import { detectLanguage, startI18n } from "@/lib/i18n";
import { withoutTrailingSlash } from "@/lib/paths";

const container = document.getElementById("root");
if (container === null) throw new Error("index.html has no #root");

async function start(root: HTMLElement) {
  startI18n();
  const pathname = withoutTrailingSlash(location.pathname);
  await resolveLazyRoutes(routes, pathname);
  const app = (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>
  );
  // The HTML of another path (the shell, the not-found page) must not be hydrated as this one.
  if (root.dataset.path === pathname) {
    hydrateRoot(root, app);
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
  await detectLanguage();
}

start(container).catch((error: unknown) => {
  console.error(error);
  createRoot(container).render(<StartFailed error={error} />);
});
