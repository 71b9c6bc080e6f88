import { withParams, type ParamChanges } from "@/hooks/use-url-state";
import { cleanText, RECORD_ID, type FilterParam } from "./filter-params";

/** What the data layer calls a list's filters; `search` is what was typed. */
export type AnyFilters = { search?: string };

/** What a list's address may say, and what it means when it says nothing. Keep it at module level. */
export type ListSpec<Filters extends AnyFilters, Sort extends string> = {
  /** Each under its own name in the address; `search` is "q". */
  filters: {
    [Name in Exclude<keyof Filters, "search">]-?: FilterParam<NonNullable<Filters[Name]>>;
  };
  /** The first is the one meant when the address names none. */
  sorts: readonly [Sort, ...Sort[]];
  /** Columns that may be hidden, in their order, and those shown unless the address says others. */
  columns: { all: readonly string[]; shown: readonly string[] };
  /** The name in the address of the record that is open, such as "lead". */
  open?: string;
  /** Ways to draw the list, the usual one first. */
  layouts?: readonly [string, ...string[]];
};

export type ListSearch<Filters extends AnyFilters, Sort extends string> = {
  /** Holds only what is set. */
  filters: Filters;
  sort: Sort;
  /** Ids of the columns shown, in their order. */
  columns: readonly string[];
  /** Id of the record that is open. */
  open: string | null;
  layout: string;
  /** Id of the saved view it was opened from, whatever was chosen since. */
  view: string | null;
};

export type ListChange<Filters extends AnyFilters, Sort extends string> = {
  /** Those not named stay; undefined takes one away. */
  filters?: { [Name in keyof Filters]?: Filters[Name] | undefined };
} & Partial<Omit<ListSearch<Filters, Sort>, "filters">>;

const idOf = (text: string | null) => (text !== null && RECORD_ID.test(text) ? text : null);

type AnyParams = Record<string, FilterParam<unknown>>;

export function parseListSearch<Filters extends AnyFilters, Sort extends string>(
  spec: ListSpec<Filters, Sort>,
  params: URLSearchParams,
): ListSearch<Filters, Sort> {
  const filters: Record<string, unknown> = {};
  const typed = cleanText(params.get("q") ?? "");
  if (typed !== "") filters.search = typed;
  for (const [name, param] of Object.entries(spec.filters as AnyParams)) {
    const value = param.parse(params.get(name) ?? "");
    if (value !== undefined) filters[name] = value;
  }
  const sort = params.get("sort");
  const columns = params.get("columns")?.split(",");
  const layouts = spec.layouts ?? [""];
  return {
    filters: filters as Filters,
    sort: spec.sorts.find((name) => name === sort) ?? spec.sorts[0],
    columns: columns ? spec.columns.all.filter((id) => columns.includes(id)) : spec.columns.shown,
    open: spec.open === undefined ? null : idOf(params.get(spec.open)),
    layout: layouts.find((name) => name === params.get("layout")) ?? layouts[0],
    view: idOf(params.get("view")),
  };
}

/** What `change` does to the address. Defaults are left out of it. */
export function paramsOfChange<Filters extends AnyFilters, Sort extends string>(
  spec: ListSpec<Filters, Sort>,
  change: ListChange<Filters, Sort>,
): ParamChanges {
  const changes: ParamChanges = {};
  for (const [name, value] of Object.entries(change.filters ?? {})) {
    if (name === "search") changes.q = cleanText(String(value ?? "")) || null;
    else {
      const param = (spec.filters as AnyParams)[name];
      changes[name] = value === undefined ? null : (param?.write(value) ?? "") || null;
    }
  }
  const { sort, columns, open, layout, view } = change;
  if (sort !== undefined) changes.sort = sort === spec.sorts[0] ? null : sort;
  if (columns !== undefined) {
    const shown = spec.columns.all.filter((id) => columns.includes(id)).join(",");
    changes.columns = shown === spec.columns.shown.join(",") ? null : shown;
  }
  if (open !== undefined && spec.open !== undefined) changes[spec.open] = open;
  if (layout !== undefined && spec.layouts !== undefined) {
    changes.layout = layout === spec.layouts[0] ? null : layout;
  }
  if (view !== undefined) changes.view = view;
  return changes;
}

/** Takes every filter away. */
export const noFilters = <Filters extends AnyFilters>(spec: ListSpec<Filters, string>) =>
  Object.fromEntries(
    ["search", ...Object.keys(spec.filters)].map((name) => [name, undefined]),
  ) as ListChange<Filters, string>["filters"];

/** What a saved view keeps: filters, order, columns and layout, the same choice always spelled alike. */
export function viewQuery<Filters extends AnyFilters, Sort extends string>(
  spec: ListSpec<Filters, Sort>,
  { open: _open, view: _view, ...kept }: ListSearch<Filters, Sort>,
): string {
  const names = Object.entries(paramsOfChange(spec, kept)).sort(([a], [b]) => (a < b ? -1 : 1));
  return withParams(new URLSearchParams(), Object.fromEntries(names)).toString();
}
