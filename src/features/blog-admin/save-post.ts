import { useMutation, useQueryClient } from "@tanstack/react-query";
import { postKeys } from "@/data/posts";
import { createPost, updatePost } from "@/data/staff-post";
import { postInputOf, type PostFormValues } from "./post-form-schema";

/** `version` is the stored one that the values were made from; null for a new post. */
type SaveRequest = { id: string; version: string | null; values: PostFormValues };

/** Creates or updates; answers with what was stored. The lists are read anew afterwards. */
export function useSavePost() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, version, values }: SaveRequest) => {
      const input = postInputOf(values, id);
      const now = new Date();
      const stored =
        version === null
          ? await createPost(id, input, now)
          : await updatePost(id, input, now, version);
      return { ...input, version: stored };
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: postKeys.all }),
  });
}
