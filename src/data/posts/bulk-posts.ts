import { supabase } from "@/lib/supabase/client";

/** An address holds some eight thousand characters; a hundred ids are under four. */
const IDS_PER_REQUEST = 100;

/** What a change of many posts did: the rows it reached, and what stopped it short, if anything. */
export type BulkResult<Row> = { done: Row[]; error: unknown };

async function inChunks<Row>(
  ids: readonly string[],
  change: (chunk: string[]) => PromiseLike<{ data: Row[] }>,
): Promise<BulkResult<Row>> {
  const done: Row[] = [];
  for (let from = 0; from < ids.length; from += IDS_PER_REQUEST) {
    try {
      const { data } = await change(ids.slice(from, from + IDS_PER_REQUEST));
      done.push(...data);
    } catch (error) {
      return { done, error };
    }
  }
  return { done, error: null };
}

export type PublicationChange = { id: string; publish_at: string | null };

/** Reaches only the rows that `change.published` is news to. */
function setPublication(
  ids: readonly string[],
  now: Date,
  change: { published: boolean; publish_at?: null },
): Promise<BulkResult<PublicationChange>> {
  return inChunks(ids, (chunk) =>
    supabase
      .from("blogs")
      .update({ ...change, updated_at: now.toISOString() })
      .in("id", chunk)
      .eq("published", !change.published)
      .select("id,publish_at")
      .throwOnError(),
  );
}

/** Publishes those that are not. `publish_at` says since when, or from when, they are out. */
export const publishPosts = (ids: readonly string[], now: Date) =>
  setPublication(ids, now, { published: true });

/** Makes drafts of those that are published or scheduled. Their date stays. */
export const unpublishPosts = (ids: readonly string[], now: Date) =>
  setPublication(ids, now, { published: false });

/** Undoes a first publication: a draft again, without the date that publishing gave it. */
export const forgetPublication = (ids: readonly string[], now: Date) =>
  setPublication(ids, now, { published: false, publish_at: null });

export function deletePosts(ids: readonly string[]): Promise<BulkResult<{ id: string }>> {
  return inChunks(ids, (chunk) =>
    supabase.from("blogs").delete().in("id", chunk).select("id").throwOnError(),
  );
}
