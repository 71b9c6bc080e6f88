import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { parseTimestamp } from "@/lib/format/format";
import { supabase } from "@/lib/supabase/client";
import { postKeys } from "./posts";
import { toStaffPost, type StaffPost } from "./staff-post";

const PAGE_SIZE = 20;
const LIST_COLUMNS = "number,action,restored_from,editor_id,editor_name,saved_at";

const ACTIONS = [
  "created",
  "saved",
  "published",
  "unpublished",
  "restored",
  "deleted",
  "undeleted",
] as const;

export type RevisionAction = (typeof ACTIONS)[number];

/** One save of a post, as the database recorded it. */
export type Revision = {
  /** Counts from 1 for each post. */
  number: number;
  action: RevisionAction;
  restoredFrom: number | null;
  /** Who saved it; both null when the system itself did. */
  editorId: string | null;
  editorName: string | null;
  savedAt: Date | null;
};

export const revisionKeys = { all: [...postKeys.all, "staff", "revisions"] as const };

function toRevision(row: unknown): Revision | null {
  if (typeof row !== "object" || row === null) return null;
  const fields: Record<string, unknown> = { ...row };
  if (typeof fields.number !== "number") return null;
  return {
    number: fields.number,
    action: ACTIONS.find((action) => action === fields.action) ?? "saved",
    restoredFrom: typeof fields.restored_from === "number" ? fields.restored_from : null,
    editorId: typeof fields.editor_id === "string" ? fields.editor_id : null,
    editorName: typeof fields.editor_name === "string" ? fields.editor_name : null,
    savedAt: parseTimestamp(fields.saved_at),
  };
}

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
  const rows: unknown[] = data;
  return rows.map(toRevision).filter((revision) => revision !== null);
}

/** Newest first, twenty at a time. A page goes on below a number, so new saves shift nothing. */
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

/** Who saved last; null when the history is empty. */
export function latestRevisionQuery(postId: string, version: string) {
  return queryOptions({
    queryKey: [...revisionKeys.all, postId, "latest", version],
    queryFn: async ({ signal }) => {
      const [latest] = await fetchRevisions(postId, { below: null, limit: 1, signal });
      return latest ?? null;
    },
  });
}

/** The whole post as it was after that save. */
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
      const post = toStaffPost(data.snapshot);
      if (post === null) throw new Error("That version could not be read");
      return post;
    },
    // A revision never changes.
    staleTime: Infinity,
  });
}

/**
 * Brings back a revision's words, picture, author and category. False when the post was saved
 * since `version`, is gone, or is not this person's to change.
 */
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
