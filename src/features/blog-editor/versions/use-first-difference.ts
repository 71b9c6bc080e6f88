import { useQuery, useQueryClient } from "@tanstack/react-query";
import { revisionKeys, revisionPostQuery, type Revision } from "@/data/posts/revision-queries";
import { changedFields } from "./compared-fields";
import { postFormOf, type PostFormValues } from "../form/post-form-schema";

type FirstDifferenceInput = {
  postId: string;
  revisions: readonly Revision[];
  present: PostFormValues;
  version: string;
};

/**
 * Finds the newest revision that differs from the stored post, or the newest one if none does.
 * Null until it is known.
 */
export function useFirstDifference(input: FirstDifferenceInput): number | null {
  const { postId, revisions, present, version } = input;
  const queryClient = useQueryClient();
  const newest = revisions[0]?.number ?? null;
  const { data, isError } = useQuery({
    queryKey: [...revisionKeys.all, postId, "first-difference", version, newest],
    queryFn: async () => {
      for (const { number } of revisions) {
        // Each is awaited, because the second one nearly always differs.
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
