import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { slugForTitle } from "@/lib/format/slug";
import {
  deletePosts,
  publishPosts,
  restoreDeletedPosts,
  undoPublish,
  unpublishPosts,
  type PublicationChange,
} from "./bulk-writes";
import { duplicatePost } from "./duplicate-post";
import { postKeys } from "./published-post";
import { fetchPost, slugHolderKey } from "./queries";
import { restoreRevision } from "./revision-queries";
import { AddressTakenError } from "./post-errors";
import { savePost, type PostInput, type SavePostRequest } from "./save-post";

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
