import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { HelmetProvider } from "react-helmet-async";
import { createMemoryRouter, RouterProvider, type RouteObject } from "react-router-dom";
import { onTestFinished } from "vitest";

type RenderOptions = { at?: string; routes?: RouteObject[]; queryClient?: QueryClient };

export function renderPage(element: ReactElement, options?: RenderOptions) {
  const { page, ...parts } = pageOf(element, options);
  return { ...render(page), ...parts };
}

/** Shows prerendered HTML; a hydration mismatch fails the test. */
export function prerenderPage(element: ReactElement, options?: RenderOptions) {
  const { page } = pageOf(element, options);
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  document.body.append(container);
  onTestFinished(() => container.remove());
  return { container, hydrate: () => render(page, { container, hydrate: true }) };
}

function pageOf(
  element: ReactElement,
  { at = "/", routes = [], queryClient = emptyCache() }: RenderOptions = {},
) {
  const router = createMemoryRouter([...routes, { path: "*", element }], { initialEntries: [at] });
  const page = (
    <HelmetProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </HelmetProvider>
  );
  return { page, router, queryClient };
}

function emptyCache() {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
  });
}
