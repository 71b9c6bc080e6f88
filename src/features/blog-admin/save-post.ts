import { useMutation, useQueryClient } from "@tanstack/react-query";
import { postKeys } from "@/data/posts";
import { createPost, updatePost } from "@/data/staff-posts";
import { postInputOf, type PostFormValues } from "./post-form-schema";

type SaveRequest = { id: string; values: PostFormValues };

/** Creates or updates; answers with what was stored. The lists are read anew afterwards. */
export function useSavePost() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, values }: SaveRequest) => {
      const input = postInputOf(values, id);
      const now = new Date();
      if (values.isNew) await createPost(id, input, now);
      else await updatePost(id, input, now);
      return input;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: postKeys.all }),
  });
}
