import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "react-router-dom";
import { adoptPageData, queryClient } from "../query-client";

if (!import.meta.env.SSR) adoptPageData();

export function Component() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
