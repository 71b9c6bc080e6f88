import { useMemo } from "react";
import { useUrlState, type ChangeUrlState, type UrlCodec } from "@/hooks/use-url-state";
import type { FilterValue } from "../filters/filter-params";
import {
  noFilters,
  paramsOfChange,
  parseListSearch,
  viewQuery,
  type AnyFilters,
  type ListChange,
  type ListSearch,
  type ListSpec,
} from "../filters/list-search";

/** A list's address as its filter controls see it, whichever list it is. */
export type FilterFace = {
  values: Readonly<Record<string, FilterValue | undefined>>;
  /** Undefined takes the filter away; a function gets what was asked for so far. */
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
  /** Id of the saved view it was opened from. */
  view: string | null;
  /** The part after the "?" that a saved view keeps. */
  query: string;
  /** Shows a saved view in place of everything chosen; null keeps the choices and forgets the view. */
  openView: (view: { id: string; query: string } | null) => void;
};

export type ListAddress<Filters extends AnyFilters, Sort extends string> = FilterFace & {
  search: ListSearch<Filters, Sort>;
  change: ChangeUrlState<ListSearch<Filters, Sort>, ListChange<Filters, Sort>>;
  /** The address after `change`, for a link: "?stages=new". */
  hrefOf: (change: ListChange<Filters, Sort>) => string;
};

/**
 * Filters, order, columns, the open record and the saved view, as the address has them. What it
 * says badly is as if it were not there, and what is usual is left out of it. Back and Forward
 * go through every change that did not replace.
 */
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
