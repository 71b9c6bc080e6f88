import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { supabase } from "@/lib/supabase/client";
import { crmKeys } from "@/data/records/crm-keys";

export type ViewPage = "clients" | "leads" | "tickets";

const savedViewSchema = z.object({ id: z.string(), name: z.string(), query: z.string() });
export type SavedView = z.infer<typeof savedViewSchema>;

export function savedViewsQuery(page: ViewPage) {
  return queryOptions({
    queryKey: [...crmKeys.views, page],
    queryFn: async ({ signal }): Promise<SavedView[]> => {
      const { data } = await supabase
        .from("saved_views")
        .select("id,name,query")
        .eq("page", page)
        .order("name")
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      return z.array(savedViewSchema).parse(data);
    },
  });
}
