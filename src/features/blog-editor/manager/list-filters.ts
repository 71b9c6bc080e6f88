import {
  LIVE_STATUSES,
  POST_SORTS,
  type PostSort,
  type StaffListFilters,
} from "@/data/posts/list-queries";
import type { ChangeUrlState, ParamChanges, UrlCodec } from "@/hooks/use-url-state";

export const STATUS_VIEWS = [...LIVE_STATUSES, "deleted"] as const;

export type StatusView = (typeof STATUS_VIEWS)[number];

export type ListFilters = Omit<StaffListFilters, "status"> & { status: StatusView };

const LONGEST_TEXT = 200;

/** Dates sort latest first, texts from A. */
export const beginsAscending = (sort: PostSort) => sort !== "created" && sort !== "updated";

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}

/** The table's spelling: "-" for descending. */
export const orderOf = ({ sort, isAscending }: Pick<ListFilters, "sort" | "isAscending">) =>
  `${isAscending ? "" : "-"}${sort}`;

export const filtersOfOrder = (order: string): Pick<ListFilters, "sort" | "isAscending"> => ({
  sort: oneOf(POST_SORTS, order.replace("-", "")) ?? "created",
  isAscending: !order.startsWith("-"),
});

/** Control characters are in no name, and Postgres refuses some. */
const textOf = (text: string | null) =>
  (text ?? "")
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, LONGEST_TEXT);

function parseFilters(params: URLSearchParams): ListFilters {
  const sort = oneOf(POST_SORTS, params.get("sort")) ?? "created";
  const direction = oneOf(["asc", "desc"], params.get("dir"));
  const page = params.get("page") ?? "";
  return {
    search: textOf(params.get("q")),
    status: oneOf(STATUS_VIEWS, params.get("status")) ?? "all",
    category: textOf(params.get("category")) || null,
    sort,
    isAscending: direction === null ? beginsAscending(sort) : direction === "asc",
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** URL parameters of the filters, without defaults. */
function paramsOf(filters: ListFilters): ParamChanges {
  const isDefaultOrder = filters.isAscending === beginsAscending(filters.sort);
  return {
    q: filters.search.trim() || null,
    status: filters.status === "all" ? null : filters.status,
    category: filters.category,
    sort: filters.sort === "created" ? null : filters.sort,
    dir: isDefaultOrder ? null : filters.isAscending ? "asc" : "desc",
    page: filters.page === 1 ? null : String(filters.page),
  };
}

/** Every change except of the page goes to page 1. */
export const listFiltersCodec: UrlCodec<ListFilters, Partial<ListFilters>> = {
  parse: parseFilters,
  write: (change, latest) => paramsOf({ ...latest, page: 1, ...change }),
};

export type ChangeFilters = ChangeUrlState<ListFilters, Partial<ListFilters>>;

export const hasFilters = ({ search, status, category }: ListFilters) =>
  search !== "" || category !== null || (status !== "all" && status !== "deleted");

export const unfiltered = ({ status }: ListFilters): Partial<ListFilters> => ({
  search: "",
  category: null,
  status: status === "deleted" ? "deleted" : "all",
});
