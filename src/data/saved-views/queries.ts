import { queryOptions } from "@tanstack/react-query";
import { supabase } from "@/lib/supabase/client";
import { crmKeys } from "@/data/records/crm-keys";

export type ViewPage = "clients" | "leads" | "tickets";

/** A person's own filters of a list. */
export type SavedView = {
  id: string;
  name: string;
  /** The address's part after the "?". */
  query: string;
};

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
      return data;
    },
  });
}

/** A view of that name is replaced. */
export async function saveView(page: ViewPage, name: string, query: string): Promise<void> {
  await supabase
    .from("saved_views")
    .upsert({ page, name, query }, { onConflict: "owner_id,page,name" })
    .retry(false)
    .throwOnError();
}

export async function deleteView(id: string): Promise<void> {
  await supabase.from("saved_views").delete().eq("id", id).retry(false).throwOnError();
}
