import { queryOptions } from "@tanstack/react-query";
import type { Database } from "@/lib/database.types";
import { supabase } from "@/lib/supabase/client";
import type { LiveStatus } from "./list-queries";
import { postKeys } from "./published-post";
import { staffPostSchema, type StaffPost } from "./staff-post";

/** Throws when there is no such post, or none this person may see. */
export async function fetchPost(id: string, signal?: AbortSignal): Promise<StaffPost> {
  let query = supabase.from("blogs").select("*").eq("id", id);
  if (signal) query = query.abortSignal(signal);
  const { data } = await query.retry(false).single().throwOnError();
  const post = staffPostSchema.safeParse(data);
  if (!post.success) throw new Error("The post could not be read");
  return post.data;
}

/** Like fetchPost, but null without access. */
export async function findPost(id: string): Promise<StaffPost | null> {
  const { data } = await supabase
    .from("blogs")
    .select("*")
    .eq("id", id)
    .retry(false)
    .maybeSingle()
    .throwOnError();
  return staffPostSchema.safeParse(data).data ?? null;
}

export function staffPostQuery(id: string) {
  return queryOptions({
    queryKey: [...postKeys.all, "staff", id],
    queryFn: ({ signal }) => fetchPost(id, signal),
    // A refetch must not change fields while somebody edits.
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** The post that has an address, or redirects from it. */
export type SlugHolder = Database["public"]["Functions"]["slug_holder"]["Returns"][number];

export const slugHolderKey = [...postKeys.all, "staff", "slug-holder"] as const;

/** Null when the address is free for the post. */
export function slugHolderQuery(slug: string, postId: string) {
  return queryOptions({
    queryKey: [...slugHolderKey, slug, postId],
    queryFn: async ({ signal }): Promise<SlugHolder | null> => {
      const { data } = await supabase
        .rpc("slug_holder", { candidate: slug, for_post: postId })
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      return data[0] ?? null;
    },
    staleTime: 0,
    gcTime: 60_000,
  });
}

export type PostCounts = Record<LiveStatus, number>;

/** The number of posts in each state, whatever the filters. */
export function postCountsQuery() {
  return queryOptions({
    queryKey: [...postKeys.all, "staff", "counts"],
    queryFn: async ({ signal }): Promise<PostCounts | null> => {
      const { data } = await supabase
        .rpc("post_counts", undefined, { get: true })
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      const [counts] = data;
      if (counts === undefined) return null;
      const { total, published, scheduled, drafts } = counts;
      return { all: total, published, scheduled, drafts };
    },
  });
}

export function staffCategoriesQuery() {
  return queryOptions({
    queryKey: [...postKeys.all, "staff", "categories"],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc("post_categories", undefined, { get: true })
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      return data
        .map(({ category }) => category)
        .filter((category) => category.trim() !== "")
        .toSorted((a, b) => a.localeCompare(b));
    },
  });
}
