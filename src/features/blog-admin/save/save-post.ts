import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { postKeys } from "@/data/posts/posts";
import {
  AddressTakenError,
  createPost,
  PostConflictError,
  slugHolderKey,
  updatePost,
  type PostInput,
  type StaffPost,
} from "@/data/posts/staff-post";
import { slugForTitle } from "@/lib/format/slug";
import { postInputOf, type PostFormValues } from "../form/post-form-schema";

export type SaveRequest = {
  id: string;
  /** The stored version that the values were made from; null for a new post. */
  version: string | null;
  values: PostFormValues;
  /** A date that was chosen, or null for none; left out when nobody touched it. */
  publishAt?: string | null;
};

const isSame = (current: StaffPost, { publish_at: publishAt, ...input }: PostInput) =>
  Object.entries(input).every(([name, value]) => Reflect.get(current, name) === value) &&
  (publishAt === undefined ||
    publishAt === null ||
    current.publishAt?.getTime() === Date.parse(publishAt));

async function store({ id, version }: SaveRequest, input: PostInput, lost: PostInput | null) {
  const now = new Date();
  try {
    return version === null
      ? await createPost(id, input, now)
      : await updatePost(id, input, now, version);
  } catch (error) {
    if (!(error instanceof PostConflictError)) throw error;
    const { current } = error;
    // An earlier try did arrive, only its answer did not: nobody else was here.
    if (isSame(current, input)) return current;
    if (lost !== null && isSame(current, lost)) return updatePost(id, input, now, current.version);
    throw error;
  }
}

/** What was stored, and the version it is now. */
export type SavedPost = PostInput & Pick<StaffPost, "version" | "publishAt">;

/** Creates or updates; answers with what was stored. The lists are read anew afterwards. */
export function useSavePost() {
  const queryClient = useQueryClient();
  const lost = useRef<PostInput | null>(null);
  return useMutation({
    mutationFn: async (request: SaveRequest): Promise<SavedPost> => {
      const { id, values, publishAt } = request;
      const slug = values.slug || (await slugForTitle(values.title, id));
      const input: PostInput = {
        ...postInputOf({ ...values, slug }, id),
        ...(publishAt === undefined ? {} : { publish_at: publishAt }),
      };
      try {
        const stored = await store(request, input, lost.current);
        lost.current = null;
        return { ...input, version: stored.version, publishAt: stored.publishAt };
      } catch (error) {
        lost.current = input;
        throw error;
      }
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: postKeys.all }),
    onError: (error) => {
      // The field of the address says who has it, and offers one that is free.
      if (error instanceof AddressTakenError) {
        void queryClient.invalidateQueries({ queryKey: slugHolderKey });
      }
    },
  });
}
