import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { slugForTitle } from "@/lib/format/slug";
import { readTime } from "@/lib/html/read-time";
import { supabase } from "@/lib/supabase/client";
import { postKeys } from "./published-post";
import { fetchPost, slugHolderKey, findPost } from "./queries";
import { restoreRevision } from "./revision-queries";
import { AddressTakenError, NOT_YOURS, isAddressTaken } from "./post-errors";
import { savePost, createPost, type PostInput, type SavePostRequest } from "./save-post";
import type { StaffPost } from "./staff-post";

/** A URL holds some eight thousand characters; a hundred ids need fewer than four. */
const IDS_PER_REQUEST = 100;

/** The changed rows, and the error that stopped a bulk change, if any. */
type BulkResult<Row> = { done: Row[]; error: unknown };

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
const unpublishPosts = (posts: readonly { id: string }[], now: Date) =>
  setPublication(posts, now, { published: false });

/** Undoes a publication, with the date that it had set. */
async function undoPublish(
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

const MOST_TRIES = 50;

async function isFree(slug: string): Promise<boolean> {
  const { data } = await supabase
    .rpc("slug_holder", { candidate: slug }, { get: true })
    .retry(false)
    .throwOnError();
  return data.length === 0;
}

function* copySlugs(slug: string): Generator<string> {
  const base = `${slug.replace(/-copy(-\d+)?$/, "")}-copy`;
  yield base;
  for (let number = 2; number <= MOST_TRIES; number += 1) yield `${base}-${number}`;
}

/** Stores a draft copy, created `now`, at the first free address. The client creates `newId`. */
export async function duplicatePost(
  id: string,
  newId: string,
  now: Date,
  titleOfCopy: (title: string) => string,
): Promise<{ title: string; slug: string }> {
  const post = await findPost(id);
  if (post === null) throw new Error(NOT_YOURS);
  const title = titleOfCopy(post.title);
  for (const slug of copySlugs(post.slug)) {
    if (!(await isFree(slug))) continue;
    try {
      await createPost(
        newId,
        {
          title,
          slug,
          excerpt: post.excerpt,
          content: post.content,
          full_content: post.full_content,
          author: post.author,
          category: post.category,
          image_url: post.image_url,
          image_alt: post.image_alt,
          read_time: readTime(post.full_content),
          published: false,
        },
        now,
      );
      return { title, slug };
    } catch (error) {
      // The address was taken between the check and the insert.
      if (!(error instanceof AddressTakenError)) throw error;
    }
  }
  throw new Error("no free address was found for the copy");
}

/** Creates or updates one post; fails with a PostConflictError or an AddressTakenError. */
export function useSavePost() {
  const queryClient = useQueryClient();
  // The last unanswered input, which may have been stored.
  const unanswered = useRef<PostInput | null>(null);
  return useMutation({
    mutationFn: async ({ input: typed, ...request }: SavePostRequest) => {
      const slug = typed.slug || (await slugForTitle(typed.title, request.id));
      const input = { ...typed, slug };
      try {
        const saved = await savePost({ ...request, input }, unanswered.current);
        unanswered.current = null;
        return saved;
      } catch (error) {
        unanswered.current = input;
        throw error;
      }
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: postKeys.all }),
    onError: (error) => {
      // The address field names the holder and offers a free one.
      if (error instanceof AddressTakenError) {
        void queryClient.invalidateQueries({ queryKey: slugHolderKey });
      }
    },
  });
}

/** Refetches posts and lists after the write, without waiting. */
function usePostMutation<Input, Answer>(write: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: postKeys.all }),
  });
}

const PUBLICATION_WRITES = { publish: publishPosts, unpublish: unpublishPosts, undoPublish };

type PublicationInput = {
  write: keyof typeof PUBLICATION_WRITES;
  posts: readonly PublicationChange[];
};

/** Publishes or unpublishes posts. Never fails: the answer has the error. */
export const useChangePublication = () =>
  usePostMutation(({ write, posts }: PublicationInput) =>
    PUBLICATION_WRITES[write](posts, new Date()),
  );

export const useDeletePosts = () => usePostMutation(deletePosts);

export const useRestoreDeletedPosts = () => usePostMutation(restoreDeletedPosts);

type DuplicateInput = { id: string; newId: string; titleOfCopy: (title: string) => string };

export const useDuplicatePost = () =>
  usePostMutation(({ id, newId, titleOfCopy }: DuplicateInput) =>
    duplicatePost(id, newId, new Date(), titleOfCopy),
  );

type RestoreInput = { postId: string; number: number; version: string };

/** Resolves to the current post, and whether that is the restored version. */
export function useRestoreRevision() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ postId, number, version }: RestoreInput) => {
      const isRestored = await restoreRevision(postId, number, version);
      return { isRestored, current: await fetchPost(postId) };
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: postKeys.all }),
    onError: (error) => console.error("Error restoring a version:", error),
  });
}
