import { useQuery, useQueryClient } from "@tanstack/react-query";
import { revisionKeys, revisionPostQuery, type Revision } from "@/data/posts/revision-queries";
import { changedFields } from "../comparison/compared-fields";
import { postFormOf, type PostFormValues } from "../form/post-form-schema";

type FirstDifferenceInput = {
  postId: string;
  /** Newest first. */
  revisions: readonly Revision[];
  /** The stored post, and its version. */
  present: PostFormValues;
  version: string;
};

/**
 * The newest revision that is not what is stored now: the one a person who opens the history
 * looks for. Where all of them read the same, the newest. Null until that is known.
 */
export function useFirstDifference(input: FirstDifferenceInput): number | null {
  const { postId, revisions, present, version } = input;
  const queryClient = useQueryClient();
  const newest = revisions[0]?.number ?? null;
  const { data, isError } = useQuery({
    queryKey: [...revisionKeys.all, postId, "first-difference", version, newest],
    queryFn: async () => {
      for (const { number } of revisions) {
        // One after the other: nearly always the second differs.
        // oxlint-disable-next-line no-await-in-loop
        const post = await queryClient.fetchQuery(revisionPostQuery(postId, number));
        if (changedFields(postFormOf(post), present).length > 0) return number;
      }
      return newest;
    },
    enabled: newest !== null,
    staleTime: Infinity,
  });
  return isError ? newest : (data ?? null);
}
