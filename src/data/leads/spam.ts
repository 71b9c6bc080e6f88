import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";
import { crmKeys } from "@/data/records/crm-keys";
import { spamSchema } from "./submissions";

/** Counts of quarantined requests; null for readers without access to leads. */
const countsSchema = z.object({
  waiting: z.number(),
  put_aside: z.number(),
});

const POLL_MS = 60_000;

export function spamCountsQuery() {
  return queryOptions({
    queryKey: [...crmKeys.leads, "spam", "counts"],
    queryFn: async ({ signal }) => {
      const [counts] = await callFunction("spam_counts", {}, z.array(countsSchema), signal);
      return counts ?? null;
    },
    refetchInterval: POLL_MS,
  });
}

const PAGE_SIZE = 50;

/** Newest first. */
export function spamListQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: [...crmKeys.leads, "spam", "list", search],
    queryFn: ({ pageParam, signal }) => {
      const args = {
        search,
        page_size: PAGE_SIZE,
        ...(pageParam !== null && { before: pageParam }),
      };
      return callFunction("list_spam", args, z.array(spamSchema), signal);
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? null : page.at(-1)?.id),
    placeholderData: keepPreviousData,
  });
}

/** Selected ones, or all matches up to the newest one that was shown. */
export type ChosenSpam = { ids: number[] } | { search: string; newest: number };

/** The database's limit. */
const BATCH = 100;

/** Resolves to those that became leads, without those that somebody else removed meanwhile. */
export async function acceptSpam(chosen: ChosenSpam): Promise<number[]> {
  const accepted: number[] = [];
  for (;;) {
    const ids = await callFunction("accept_spam", chosen, z.array(z.number()));
    accepted.push(...ids);
    if (ids.length < BATCH) return accepted;
  }
}

export const deleteSpam = (chosen: ChosenSpam) =>
  callFunction("delete_spam", chosen, z.array(z.number()));

/** Undoes within the hour. Leads that were changed since, or existed before, stay. */
export const returnSpam = (ids: number[]) =>
  callFunction("restore_spam", { ids }, z.object({ returned: z.number(), stay: z.number() }));
