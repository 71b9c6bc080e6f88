import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Database } from "@/lib/database.types";
import { supabase } from "@/lib/supabase/client";
import { postKeys } from "./published-post";
import { staffPostSchema, type StaffPost } from "./staff-post";

const PAGE_SIZE = 20;
const LIST_COLUMNS = "number,action,restored_from,editor_id,editor_name,saved_at";

const ACTIONS = [
  "created",
  "saved",
  "autosaved",
  "published",
  "unpublished",
  "restored",
  "deleted",
  "undeleted",
] as const;

type RevisionRow = Database["public"]["Tables"]["blog_revisions"]["Row"];

export type Revision = Omit<RevisionRow, "id" | "post_id" | "snapshot" | "action" | "begun_at"> & {
  action: (typeof ACTIONS)[number];
};

export const revisionKeys = { all: [...postKeys.all, "staff", "revisions"] as const };

async function fetchRevisions(
  postId: string,
  { below, limit, signal }: { below: number | null; limit: number; signal: AbortSignal },
): Promise<Revision[]> {
  let query = supabase.from("blog_revisions").select(LIST_COLUMNS).eq("post_id", postId);
  if (below !== null) query = query.lt("number", below);
  const { data } = await query
    .order("number", { ascending: false })
    .limit(limit)
    .abortSignal(signal)
    .retry(false)
    .throwOnError();
  return data.map((row) => ({
    ...row,
    action: ACTIONS.find((action) => action === row.action) ?? "saved",
  }));
}

/** Newest first, twenty at a time. Pages continue below a number, so new saves shift nothing. */
export function revisionsQuery(postId: string) {
  return infiniteQueryOptions({
    queryKey: [...revisionKeys.all, postId],
    queryFn: ({ pageParam, signal }) =>
      fetchRevisions(postId, { below: pageParam, limit: PAGE_SIZE, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? null : (page.at(-1)?.number ?? null)),
    staleTime: 0,
  });
}

/** Null when the history is empty. */
export function latestRevisionQuery(postId: string, version: string) {
  return queryOptions({
    queryKey: [...revisionKeys.all, postId, "latest", version],
    queryFn: async ({ signal }) => {
      const [latest] = await fetchRevisions(postId, { below: null, limit: 1, signal });
      return latest ?? null;
    },
  });
}

export function revisionPostQuery(postId: string, number: number) {
  return queryOptions({
    queryKey: [...revisionKeys.all, postId, "post", number],
    queryFn: async ({ signal }): Promise<StaffPost> => {
      const { data } = await supabase
        .from("blog_revisions")
        .select("snapshot")
        .eq("post_id", postId)
        .eq("number", number)
        .abortSignal(signal)
        .retry(false)
        .single()
        .throwOnError();
      const post = staffPostSchema.safeParse(data.snapshot);
      if (!post.success) throw new Error("That version could not be read");
      return post.data;
    },
    staleTime: Infinity,
  });
}

/** False when the post was saved since `version`, is missing, or may not be changed. */
export async function restoreRevision(
  postId: string,
  number: number,
  version: string,
): Promise<boolean> {
  const { data } = await supabase
    .rpc("restore_post_revision", {
      for_post: postId,
      revision: number,
      expected_updated_at: version,
    })
    .throwOnError();
  const stamp: unknown = data;
  return stamp !== null;
}
