import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { HelmetProvider } from "react-helmet-async";
import { createMemoryRouter, RouterProvider, type RouteObject } from "react-router-dom";

type RenderOptions = { at?: string; routes?: RouteObject[]; queryClient?: QueryClient };

/** Renders with a router and an empty query cache that does not try again by itself. */
export function renderPage(
  element: ReactElement,
  { at = "/", routes = [], queryClient = emptyCache() }: RenderOptions = {},
) {
  const router = createMemoryRouter([...routes, { path: "*", element }], { initialEntries: [at] });
  const view = render(
    <HelmetProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </HelmetProvider>,
  );
  return { ...view, router, queryClient };
}

function emptyCache() {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
  });
}
