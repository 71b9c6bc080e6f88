import { useMutation, useQueryClient } from "@tanstack/react-query";
import { restoreRevision } from "@/data/posts/post-revisions";
import { postKeys } from "@/data/posts/posts";
import { fetchPost, type StaffPost } from "@/data/posts/staff-post";

type RestoreInput = { postId: string; number: number; version: string };

/** Answers with the post as it stands afterwards, and whether that is the restored version. */
export function useRestore() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ postId, number, version }: RestoreInput) => {
      const isRestored = await restoreRevision(postId, number, version);
      const current: StaffPost | null = await fetchPost(postId);
      if (current === null) throw new Error("the post could not be read afterwards");
      return { isRestored, current };
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: postKeys.all }),
    onError: (error) => console.error("Error restoring a version:", error),
  });
}
