import { queryOptions } from "@tanstack/react-query";
import { supabase } from "@/lib/supabase";
import { postKeys } from "./posts";
import { NOT_YOURS, toStaffPost } from "./staff-post";

/** All posts, drafts included, newest first. */
export function staffPostsQuery() {
  return queryOptions({
    queryKey: [...postKeys.all, "staff"],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from("blogs")
        .select("*")
        .order("created_at", { ascending: false })
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      const rows: unknown[] = data;
      return rows.map(toStaffPost).filter((post) => post !== null);
    },
  });
}

/** Every category in use, drafts' included, in alphabetical order. */
export function staffCategoriesQuery() {
  return queryOptions({
    queryKey: [...postKeys.all, "staff", "categories"],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc("post_categories", undefined, { get: true })
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      return data.map(({ category }) => category).toSorted((a, b) => a.localeCompare(b));
    },
  });
}

export async function deletePost(id: string): Promise<void> {
  const { data } = await supabase.from("blogs").delete().eq("id", id).select("id").throwOnError();
  if (data.length === 0) throw new Error(NOT_YOURS);
}
