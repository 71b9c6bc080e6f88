import type { InfiniteData } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import { TOTAL_LIMIT, type ListPage } from "@/lib/supabase/list-page";
import { formatNumber } from "@/lib/format/format";
import type { ListRow } from "./list-column";

/** "164", or "10,000+" beyond the counting limit. */
export const totalText = (total: number, limit = TOTAL_LIMIT) =>
  total > limit ? `${formatNumber(limit)}+` : formatNumber(total);

/** The part of useInfiniteQuery's result that lists use. */
type Answer<Row> = {
  data: InfiniteData<ListPage<Row>> | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  isFetchNextPageError: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
};

export type ListPages<Row> = {
  rows: Row[];
  /** Undefined while another query loads. More than `totalLimit` means "more than that". */
  total: number | undefined;
  totalLimit: number;
  isEmptyHanded: boolean;
  /** The rows belong to an earlier query. */
  isStale: boolean;
  isFetching: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  error: unknown;
  isErrorOfMore: boolean;
  loadMore: () => void;
  retry: () => void;
};

type Whole<Row> = {
  rows: Row[] | undefined;
  isFetching: boolean;
  error: unknown;
  retry: () => void;
  total?: number | undefined;
  isStale?: boolean;
};

const NO_ROWS: never[] = [];
const doNothing = () => undefined;

/** A list that is loaded at once, or one page of a paginated list. */
export function completeList<Row>({ rows, total, isStale = false, ...rest }: Whole<Row>) {
  const pages: ListPages<Row> = {
    ...rest,
    rows: rows ?? NO_ROWS,
    total: isStale ? undefined : (total ?? rows?.length),
    totalLimit: TOTAL_LIMIT,
    isEmptyHanded: rows === undefined,
    isStale,
    isLoadingMore: false,
    hasMore: false,
    isErrorOfMore: false,
    loadMore: doNothing,
  };
  return pages;
}

/** Combines pages into one list, kept while another query loads. Rows are never shared between viewers. */
export function useListPages<Row extends ListRow>(
  answer: Answer<Row>,
  viewer: string | null,
): ListPages<Row> {
  const [kept, setKept] = useState({ data: answer.data, viewer });
  if (kept.viewer !== viewer) setKept({ data: undefined, viewer });
  else if (answer.data !== undefined && answer.data !== kept.data) {
    setKept({ data: answer.data, viewer });
  }
  const data = answer.data ?? kept.data;
  const rows = useMemo(() => {
    // A row that changed between two pages may be on both.
    const byId = new Map((data?.pages ?? []).flatMap((page) => page.rows).map((r) => [r.id, r]));
    return [...byId.values()];
  }, [data]);
  const { error, fetchNextPage, refetch, isFetchNextPageError: isErrorOfMore } = answer;
  useEffect(() => {
    if (error) console.error("Error loading the list:", error);
  }, [error]);
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const isStale = answer.isPlaceholderData || (answer.data === undefined && data !== undefined);
  const retry = useCallback(
    () => void (isErrorOfMore ? fetchNextPage() : refetch()),
    [isErrorOfMore, fetchNextPage, refetch],
  );
  return {
    rows,
    total: isStale ? undefined : (data?.pages[0]?.total ?? undefined),
    totalLimit: data?.pages[0]?.total_limit ?? TOTAL_LIMIT,
    isEmptyHanded: data === undefined,
    isStale,
    isFetching: answer.isFetching,
    isLoadingMore: answer.isFetchingNextPage,
    hasMore: answer.hasNextPage && !isStale,
    error,
    isErrorOfMore,
    loadMore,
    retry,
  };
}
