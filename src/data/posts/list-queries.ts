import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { errorCode } from "@/lib/errors/errors";
import { supabase } from "@/lib/supabase/client";
import { postKeys } from "./published-post";
import {
  deletedPostSchema,
  readRows,
  staffPostSchema,
  type DeletedPost,
  type StaffPost,
} from "./staff-post";

export const STAFF_PAGE_SIZE = 25;

export const LIVE_STATUSES = ["all", "published", "scheduled", "drafts"] as const;
export const POST_SORTS = ["created", "updated", "title", "author", "category", "status"] as const;

export type LiveStatus = (typeof LIVE_STATUSES)[number];
export type PostSort = (typeof POST_SORTS)[number];

/** `page` counts from 1. */
export type DeletedListFilters = {
  /** A part of title or address; empty for everything. */
  search: string;
  /** Null for every category. */
  category: string | null;
  page: number;
};
export type StaffListFilters = DeletedListFilters & {
  status: LiveStatus;
  sort: PostSort;
  isAscending: boolean;
};

export type Page<Row> = {
  rows: Row[];
  total: number;
  /** When the answer came; publication states refer to this time. */
  readAt: Date;
};

type SortColumn = { column: string; isReversed?: boolean };

const SORT_COLUMNS: Record<PostSort, SortColumn[]> = {
  created: [{ column: "created_at" }],
  updated: [{ column: "updated_at" }],
  title: [{ column: "title" }],
  author: [{ column: "author" }],
  category: [{ column: "category" }],
  // Drafts, then scheduled, then published; the dates separate the last two.
  status: [{ column: "published" }, { column: "publish_at", isReversed: true }],
};

const BEYOND_THE_LAST_PAGE = "PGRST103";

type Answer = { data: unknown[]; count: number | null };
type ReadRange = (from: number, to: number) => PromiseLike<Answer>;

/** The rows of one page; none beyond the last page, which still has the total. */
async function readPage(page: number, readRange: ReadRange) {
  try {
    const first = (page - 1) * STAFF_PAGE_SIZE;
    const { data, count } = await readRange(first, first + STAFF_PAGE_SIZE - 1);
    return { found: data, total: count ?? data.length, readAt: new Date() };
  } catch (error) {
    if (errorCode(error) !== BEYOND_THE_LAST_PAGE) throw error;
  }
  const { count } = await readRange(0, 0);
  return { found: [], total: count ?? 0, readAt: new Date() };
}

const LONGEST_SEARCH = 500;

/** Postgres refuses a NUL, and a longer text finds nothing. */
const searchable = (typed: string) => typed.replaceAll("\0", " ").trim().slice(0, LONGEST_SEARCH);

/** Ids of the posts that match in title or address; null for many, or without a search. */
async function fewNamedPosts(typed: string, signal: AbortSignal): Promise<string[] | null> {
  const search = searchable(typed);
  if (search === "") return null;
  const { data } = await supabase
    .rpc("few_named_posts", { search }, { get: true })
    .abortSignal(signal)
    .retry(false)
    .throwOnError();
  return data;
}

function namedPosts(typed: string, few: string[] | null) {
  const search = searchable(typed);
  if (search !== "" && few === null) {
    return supabase.rpc("find_posts", { search }, { get: true, count: "exact" });
  }
  const posts = supabase.from("blogs").select("*", { count: "exact" });
  return few === null ? posts : posts.in("id", few);
}

function matchingPosts(filters: StaffListFilters, few: string[] | null) {
  const { search, category, status, sort, isAscending } = filters;
  let query = namedPosts(search, few);
  // The database's clock decides what is published, so it evaluates "now".
  if (status === "drafts") query = query.eq("published", false);
  if (status === "published") query = query.eq("published", true).lte("publish_at", "now");
  if (status === "scheduled") query = query.eq("published", true).gt("publish_at", "now");
  if (category !== null) query = query.eq("category", category);
  for (const { column, isReversed = false } of SORT_COLUMNS[sort]) {
    query = query.order(column, { ascending: isAscending !== isReversed });
  }
  return query.order("id");
}

/** One page of the manager's list, drafts included. */
export function staffPageQuery(filters: StaffListFilters) {
  return queryOptions({
    queryKey: [...postKeys.all, "staff", "page", filters],
    queryFn: async ({ signal }): Promise<Page<StaffPost>> => {
      const few = await fewNamedPosts(filters.search, signal);
      const { found, ...page } = await readPage(filters.page, (from, to) =>
        matchingPosts(filters, few).range(from, to).abortSignal(signal).retry(false).throwOnError(),
      );
      return { ...page, rows: readRows(staffPostSchema, found) };
    },
    placeholderData: keepPreviousData,
  });
}

function namedDeletedPosts(typed: string) {
  const search = searchable(typed);
  return search === ""
    ? supabase.from("deleted_posts").select("*", { count: "exact" })
    : supabase.rpc("find_deleted_posts", { search }, { get: true, count: "exact" });
}

function matchingDeletedPosts({ search, category }: DeletedListFilters) {
  let query = namedDeletedPosts(search);
  if (category !== null) query = query.eq("category", category);
  return query.order("deleted_at", { ascending: false }).order("id");
}

/** One page of restorable posts, latest deletion first. */
export function deletedPageQuery(filters: DeletedListFilters) {
  return queryOptions({
    queryKey: [...postKeys.all, "staff", "deleted", filters],
    queryFn: async ({ signal }): Promise<Page<DeletedPost>> => {
      const { found, ...page } = await readPage(filters.page, (from, to) =>
        matchingDeletedPosts(filters)
          .range(from, to)
          .abortSignal(signal)
          .retry(false)
          .throwOnError(),
      );
      return { ...page, rows: readRows(deletedPostSchema, found) };
    },
    placeholderData: keepPreviousData,
  });
}
