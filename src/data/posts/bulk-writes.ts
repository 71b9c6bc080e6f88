import { supabase } from "@/lib/supabase/client";
import { isAddressTaken, NOT_YOURS } from "./post-errors";
import type { StaffPost } from "./staff-post";

/** A URL holds some eight thousand characters; a hundred ids need fewer than four. */
const IDS_PER_REQUEST = 100;

/** The changed rows, and the error that stopped a bulk change, if any. */
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

export type PublicationChange = Pick<StaffPost, "id" | "publish_at">;

/** Changes only the rows with another state. */
function setPublication(
  posts: readonly { id: string }[],
  now: Date,
  change: { published: boolean; publish_at?: null },
): Promise<BulkResult<PublicationChange>> {
  const ids = posts.map(({ id }) => id);
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

/** Publishes those that are not. `publish_at` is the time of publication. */
export const publishPosts = (posts: readonly { id: string }[], now: Date) =>
  setPublication(posts, now, { published: true });

/** Makes drafts of published or scheduled posts. Their date stays. */
export const unpublishPosts = (posts: readonly { id: string }[], now: Date) =>
  setPublication(posts, now, { published: false });

/** Undoes a publication, with the date that it had set. */
export async function undoPublish(
  posts: readonly PublicationChange[],
  now: Date,
): Promise<BulkResult<PublicationChange>> {
  const dated = posts.filter(({ publish_at }) => publish_at !== null);
  const undated = posts.filter(({ publish_at }) => publish_at === null);
  const first = await setPublication(undated, now, { published: false, publish_at: null });
  if (first.error !== null) return first;
  const again = await unpublishPosts(dated, now);
  return { done: [...first.done, ...again.done], error: again.error };
}

/** Missing posts are not in `done`; a single missing post is an error. */
export async function deletePosts(ids: readonly string[]): Promise<BulkResult<{ id: string }>> {
  const result = await inChunks(ids, (chunk) => {
    const [first = "", ...others] = chunk;
    const deletion = supabase.from("blogs").delete();
    const wanted = others.length === 0 ? deletion.eq("id", first) : deletion.in("id", chunk);
    return wanted.select("id").throwOnError();
  });
  const isRefused = ids.length === 1 && result.done.length === 0 && result.error === null;
  return isRefused ? { done: [], error: new Error(NOT_YOURS) } : result;
}

async function restore(ids: readonly string[]): Promise<string[]> {
  const { data } = await supabase
    .rpc("restore_deleted_posts", { post_ids: [...ids] })
    .throwOnError();
  return data;
}

/**
 * Restores deleted posts with id, dates and history. The database does all or none; if one address
 * was taken meanwhile, the others are still restored.
 */
export async function restoreDeletedPosts(ids: readonly string[]): Promise<BulkResult<string>> {
  try {
    return { done: await restore(ids), error: null };
  } catch (error) {
    if (ids.length === 1 || !isAddressTaken(error)) return { done: [], error };
  }
  const done: string[] = [];
  let failure: unknown = null;
  for (const id of ids) {
    try {
      done.push(...(await restore([id])));
    } catch (error) {
      failure = error;
    }
  }
  return { done, error: failure };
}
