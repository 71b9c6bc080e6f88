import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "react-router-dom";
import { adoptPageData, queryClient } from "../query-client";

if (!import.meta.env.SSR) adoptPageData();

/** For pages that read the database; the others do not load the query cache. */
export function Component() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
