import { withParams, type ParamChanges } from "@/hooks/use-url-state";
import { cleanText, RECORD_ID, type FilterParam } from "./filter-params";

export type AnyFilters = { search?: string };

export type ListSpec<Filters extends AnyFilters, Sort extends string> = {
  /** By their names in the URL; `search` is "q". */
  filters: {
    [Name in Exclude<keyof Filters, "search">]-?: FilterParam<NonNullable<Filters[Name]>>;
  };
  /** The first is the default. */
  sorts: readonly [Sort, ...Sort[]];
  /** Columns that may be hidden, in order, and the default ones. */
  columns: { all: readonly string[]; shown: readonly string[] };
  /** The URL parameter of the open record, such as "lead". */
  open?: string;
  layouts?: readonly [string, ...string[]];
};

export type ListSearch<Filters extends AnyFilters, Sort extends string> = {
  filters: Filters;
  sort: Sort;
  columns: readonly string[];
  open: string | null;
  layout: string;
  /** Id of the saved view it was opened from, even after changes. */
  view: string | null;
};

export type ListChange<Filters extends AnyFilters, Sort extends string> = {
  /** Filters not named stay; undefined removes one. */
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

export const noFilters = <Filters extends AnyFilters>(spec: ListSpec<Filters, string>) =>
  Object.fromEntries(
    ["search", ...Object.keys(spec.filters)].map((name) => [name, undefined]),
  ) as ListChange<Filters, string>["filters"];

/** The part of the URL that a saved view stores, the same choice always spelled alike. */
export function viewQuery<Filters extends AnyFilters, Sort extends string>(
  spec: ListSpec<Filters, Sort>,
  { open: _open, view: _view, ...kept }: ListSearch<Filters, Sort>,
): string {
  const names = Object.entries(paramsOfChange(spec, kept)).sort(([a], [b]) => (a < b ? -1 : 1));
  return withParams(new URLSearchParams(), Object.fromEntries(names)).toString();
}
