import { useMemo } from "react";
import { useUrlState, type ChangeUrlState, type UrlCodec } from "@/hooks/use-url-state";
import type { FilterValue } from "./filter-params";
import {
  noFilters,
  paramsOfChange,
  parseListSearch,
  viewQuery,
  type AnyFilters,
  type ListChange,
  type ListSearch,
  type ListSpec,
} from "./list-search";

/** The part of a list's URL state that filter controls use. */
export type FilterFace = {
  values: Readonly<Record<string, FilterValue | undefined>>;
  /** Undefined removes the filter; a function gets the latest requested value. */
  setFilter: (
    name: string,
    value: FilterValue | undefined | ((latest: FilterValue | undefined) => FilterValue | undefined),
    options?: { isReplacing?: boolean },
  ) => void;
  clearFilters: () => void;
  sort: string;
  setSort: (sort: string) => void;
  columns: readonly string[];
  setColumns: (columns: readonly string[] | ((latest: readonly string[]) => string[])) => void;
  view: string | null;
  /** The part of the query string that a saved view stores. */
  query: string;
  /** Replaces all choices by a saved view; null keeps the choices and closes the view. */
  openView: (view: { id: string; query: string } | null) => void;
};

export type ListAddress<Filters extends AnyFilters, Sort extends string> = FilterFace & {
  search: ListSearch<Filters, Sort>;
  change: ChangeUrlState<ListSearch<Filters, Sort>, ListChange<Filters, Sort>>;
  hrefOf: (change: ListChange<Filters, Sort>) => string;
};

/** Filters, order, columns, the open record and the saved view, as URL state. */
export function useListAddress<Filters extends AnyFilters, Sort extends string>(
  spec: ListSpec<Filters, Sort>,
): ListAddress<Filters, Sort> {
  const codec = useMemo(
    (): UrlCodec<ListSearch<Filters, Sort>, ListChange<Filters, Sort>> => ({
      parse: (params) => parseListSearch(spec, params),
      write: (change) => paramsOfChange(spec, change),
    }),
    [spec],
  );
  const { state: search, change, hrefOf } = useUrlState(codec);

  const face = useMemo((): FilterFace => {
    type AnyChange = ListChange<Filters, Sort>;
    const filtersOf = (name: string, value: unknown) =>
      ({ filters: { [name]: value } }) as AnyChange;
    return {
      values: search.filters as FilterFace["values"],
      setFilter: (name, value, options) =>
        change((latest) => {
          const values = latest.filters as FilterFace["values"];
          return filtersOf(name, typeof value === "function" ? value(values[name]) : value);
        }, options),
      clearFilters: () => change({ filters: noFilters(spec) } as AnyChange),
      sort: search.sort,
      setSort: (sort) => change({ sort: sort as Sort }),
      columns: search.columns,
      setColumns: (columns) =>
        change(
          (latest) => ({
            columns: typeof columns === "function" ? columns(latest.columns) : columns,
          }),
          { isReplacing: true },
        ),
      view: search.view,
      query: viewQuery(spec, search),
      openView: (view) => {
        if (view === null) {
          change({ view: null });
          return;
        }
        const kept = parseListSearch(spec, new URLSearchParams(view.query));
        change({ ...kept, filters: { ...noFilters(spec), ...kept.filters }, view: view.id });
      },
    };
  }, [spec, search, change]);

  return { search, change, hrefOf, ...face };
}
