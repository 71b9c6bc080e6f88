import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";
import { crmKeys } from "@/data/records/crm-keys";
import { suspectSchema } from "./submissions";

/** How many are put aside, and what came in the last hour; null for who may not read leads. */
const countsSchema = z.object({
  waiting: z.number(),
  put_aside: z.number(),
});

const POLL_MS = 60_000;

export function suspectCountsQuery() {
  return queryOptions({
    queryKey: [...crmKeys.leads, "suspects", "counts"],
    queryFn: async ({ signal }) => {
      const [counts] = await callFunction("suspect_counts", {}, z.array(countsSchema), signal);
      return counts ?? null;
    },
    refetchInterval: POLL_MS,
  });
}

const PAGE_SIZE = 50;

/** The newest first. */
export function suspectListQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: [...crmKeys.leads, "suspects", "list", search],
    queryFn: ({ pageParam, signal }) => {
      const args = {
        search,
        page_size: PAGE_SIZE,
        ...(pageParam !== null && { before: pageParam }),
      };
      return callFunction("list_suspects", args, z.array(suspectSchema), signal);
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? null : page.at(-1)?.id),
    placeholderData: keepPreviousData,
  });
}

/** These, or all that the search finds and that had come when `newest` was the newest. */
export type ChosenSuspects = { ids: number[] } | { search: string; newest: number };

/** As many as the database makes leads of at once. */
const BATCH = 100;

/** Answers which became leads. One that somebody else took out meanwhile is none of them. */
export async function acceptSuspects(chosen: ChosenSuspects): Promise<number[]> {
  const accepted: number[] = [];
  for (;;) {
    const ids = await callFunction("accept_suspects", chosen, z.array(z.number()));
    accepted.push(...ids);
    if (ids.length < BATCH) return accepted;
  }
}

/** Answers which were deleted. */
export const deleteSuspects = (chosen: ChosenSuspects) =>
  callFunction("delete_suspects", chosen, z.array(z.number()));

/**
 * Puts back aside what was taken out within the hour. A lead that somebody has worked on since, or that was there
 * before, stays.
 */
export const returnSuspects = (ids: number[]) =>
  callFunction("return_suspects", { ids }, z.object({ returned: z.number(), stay: z.number() }));
