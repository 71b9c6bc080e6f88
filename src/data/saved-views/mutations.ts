import { useMutation, useQueryClient, type MutationFunction } from "@tanstack/react-query";
import { crmKeys } from "@/data/records/crm-keys";
import { supabase } from "@/lib/supabase/client";
import type { ViewPage } from "./queries";

type NewView = { page: ViewPage; name: string; query: string };

async function saveView(view: NewView): Promise<void> {
  await supabase
    .from("saved_views")
    .upsert(view, { onConflict: "owner_id,page,name" })
    .retry(false)
    .throwOnError();
}

async function deleteView(id: string): Promise<void> {
  await supabase.from("saved_views").delete().eq("id", id).retry(false).throwOnError();
}

/** Resolves once the views have been read again. */
function useViewMutation<Input>(mutationFn: MutationFunction<void, Input>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: crmKeys.views }),
  });
}

/** Replaces a view of the same name. */
export const useSaveView = () => useViewMutation(saveView);
export const useDeleteView = () => useViewMutation(deleteView);
