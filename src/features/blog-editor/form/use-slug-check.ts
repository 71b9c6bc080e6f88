import { useQuery, useQueryClient } from "@tanstack/react-query";
import { slugHolderQuery, type SlugHolder } from "@/data/posts/queries";
import { useDebouncedValue } from "@/hooks/use-debounced-value";
import { SLUG_PATTERN } from "@/lib/format/slug";

const DELAY_MS = 350;
const HIGHEST_NUMBER = 9;

export type SlugCheck =
  | { state: "idle" | "checking" | "free" }
  | { state: "unknown"; retry: () => void }
  | { state: "taken"; holder: SlugHolder; suggestion: string | null };

/** Checks who has the address. Answers are keyed by address, so none is stale. */
export function useSlugCheck(slug: string, postId: string, isEnabled: boolean): SlugCheck {
  const queryClient = useQueryClient();
  const settled = useDebouncedValue(slug, DELAY_MS);
  const isValid = isEnabled && SLUG_PATTERN.test(slug);
  const holder = useQuery({
    ...slugHolderQuery(settled, postId),
    enabled: isEnabled && SLUG_PATTERN.test(settled),
    retry: false,
  });
  const isTaken = holder.data !== undefined && holder.data !== null;
  const suggestion = useQuery({
    queryKey: [...slugHolderQuery(settled, postId).queryKey, "suggestion"],
    queryFn: async () => {
      for (let number = 2; number <= HIGHEST_NUMBER; number += 1) {
        const candidate = `${settled}-${number}`;
        // Each is awaited, because the first one is nearly always free.
        // oxlint-disable-next-line no-await-in-loop
        if ((await queryClient.fetchQuery(slugHolderQuery(candidate, postId))) === null) {
          return candidate;
        }
      }
      return null;
    },
    enabled: isTaken,
    retry: false,
    gcTime: 0,
  });

  if (!isValid) return { state: "idle" };
  if (slug !== settled || holder.isPending) return { state: "checking" };
  if (holder.isError) return { state: "unknown", retry: () => void holder.refetch() };
  if (holder.data === null) return { state: "free" };
  return { state: "taken", holder: holder.data, suggestion: suggestion.data ?? null };
}
