import * as z from "zod/mini";
import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "@/data/records/call-function";
import { crmKeys } from "@/data/records/crm-keys";
import { recentImportSchema, type ImportList } from "./schema";

/** Newest first; only imports of the last day can be undone. */
export function recentImportsQuery(list: ImportList) {
  return queryOptions({
    queryKey: [...crmKeys.all, "imports", list],
    queryFn: ({ signal }) =>
      callFunction("recent_imports", { list }, z.array(recentImportSchema), signal),
  });
}
