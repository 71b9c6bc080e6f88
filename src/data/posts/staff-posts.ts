import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { errorCode } from "@/lib/errors";
import { supabase } from "@/lib/supabase/client";
import { postKeys } from "./posts";
import { searchOf, type ListSearch } from "./staff-post-search";
import { NOT_YOURS, toStaffPost, type StaffPost } from "./staff-post";

export const STAFF_PAGE_SIZE = 25;

export const LIVE_STATUSES = ["all", "published", "scheduled", "drafts"] as const;
export const POST_SORTS = ["created", "updated", "title", "author", "category", "status"] as const;

export type LiveStatus = (typeof LIVE_STATUSES)[number];
export type PostSort = (typeof POST_SORTS)[number];

export type StaffListFilters = ListSearch & {
  status: LiveStatus;
  sort: PostSort;
  isAscending: boolean;
  /** From 1. */
  page: number;
};

export type Page<Row> = {
  rows: Row[];
  total: number;
  /** When the answer came: what it calls published was so by then. */
  readAt: Date;
};

type SortColumn = { column: string; isReversed?: boolean };

const SORT_COLUMNS: Record<PostSort, SortColumn[]> = {
  created: [{ column: "created_at" }],
  updated: [{ column: "updated_at" }],
  title: [{ column: "title" }],
  author: [{ column: "author" }],
  category: [{ column: "category" }],
  // Drafts, then what is scheduled, then what is out; the dates keep the last two apart.
  status: [{ column: "published" }, { column: "publish_at", isReversed: true }],
};

/** PostgREST's answer to a page that begins past the last row. */
export const isPastTheEnd = (error: unknown) => errorCode(error) === "PGRST103";

/** The rows of one page from 1, as `range` counts them. */
export function rangeOfPage(page: number): [from: number, to: number] {
  return [(page - 1) * STAFF_PAGE_SIZE, page * STAFF_PAGE_SIZE - 1];
}

function matchingPosts({ search, category, status }: StaffListFilters) {
  let query = supabase.from("blogs").select("*", { count: "exact" });
  // "now" is read by the database's clock, which is the one that decides what is out.
  if (status === "drafts") query = query.eq("published", false);
  if (status === "published") query = query.eq("published", true).lte("publish_at", "now");
  if (status === "scheduled") query = query.eq("published", true).gt("publish_at", "now");
  if (category !== null) query = query.eq("category", category);
  const condition = searchOf(search);
  if (condition?.or !== undefined) query = query.or(condition.or);
  if (condition?.title !== undefined) query = query.filter("title", "imatch", condition.title);
  return query;
}

/**
 * One page of the manager's list, drafts included; the default is newest first. `total` counts
 * every match. A page past the end has no rows.
 */
export function staffPageQuery(filters: StaffListFilters) {
  return queryOptions({
    queryKey: [...postKeys.all, "staff", "page", filters],
    queryFn: async ({ signal }): Promise<Page<StaffPost>> => {
      let query = matchingPosts(filters);
      for (const { column, isReversed = false } of SORT_COLUMNS[filters.sort]) {
        query = query.order(column, { ascending: filters.isAscending !== isReversed });
      }
      try {
        const { data, count } = await query
          .order("id")
          .range(...rangeOfPage(filters.page))
          .abortSignal(signal)
          .retry(false)
          .throwOnError();
        const rows: unknown[] = data;
        return {
          rows: rows.map(toStaffPost).filter((post) => post !== null),
          total: count ?? rows.length,
          readAt: new Date(),
        };
      } catch (error) {
        if (!isPastTheEnd(error)) throw error;
      }
      const first = await matchingPosts(filters)
        .range(0, 0)
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      return { rows: [], total: first.count ?? 0, readAt: new Date() };
    },
    placeholderData: keepPreviousData,
  });
}

export type PostCounts = Record<LiveStatus, number>;

/** How many posts there are in each state, whatever the filters. */
export function postCountsQuery() {
  return queryOptions({
    queryKey: [...postKeys.all, "staff", "counts"],
    queryFn: async ({ signal }): Promise<PostCounts | null> => {
      const { data } = await supabase
        .rpc("post_counts", undefined, { get: true })
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      const [counts] = data;
      if (counts === undefined) return null;
      const { total, published, scheduled, drafts } = counts;
      return { all: total, published, scheduled, drafts };
    },
  });
}

/** Every category in use, drafts' included, in alphabetical order. */
export function staffCategoriesQuery() {
  return queryOptions({
    queryKey: [...postKeys.all, "staff", "categories"],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc("post_categories", undefined, { get: true })
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      return data.map(({ category }) => category).toSorted((a, b) => a.localeCompare(b));
    },
  });
}

export async function deletePost(id: string): Promise<void> {
  const { data } = await supabase.from("blogs").delete().eq("id", id).select("id").throwOnError();
  if (data.length === 0) throw new Error(NOT_YOURS);
}
