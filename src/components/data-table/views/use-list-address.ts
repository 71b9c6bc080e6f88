import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import type { FilterValue } from "../filters/filter-params";
import {
  noFilters,
  paramsOfChange,
  parseListSearch,
  viewQuery,
  withParams,
  type AnyFilters,
  type ListChange,
  type ListSearch,
  type ListSpec,
  type ParamChanges,
} from "../filters/list-search";

type ChangeOptions = {
  /** Takes the place of the present step in the browser's history. */
  isReplacing?: boolean;
};

/** A list's address as its filter controls see it, whichever list it is. */
export type FilterFace = {
  values: Readonly<Record<string, FilterValue | undefined>>;
  /** Undefined takes the filter away; a function gets what was asked for so far. */
  setFilter: (
    name: string,
    value: FilterValue | undefined | ((latest: FilterValue | undefined) => FilterValue | undefined),
    options?: ChangeOptions,
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
  /** Two changes in a row both stick, also before the page was drawn for the first. */
  change: (
    change:
      | ListChange<Filters, Sort>
      | ((latest: ListSearch<Filters, Sort>) => ListChange<Filters, Sort>),
    options?: ChangeOptions,
  ) => void;
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
  const { params, set } = useParamChanges();
  const search = useMemo(() => parseListSearch(spec, params), [spec, params]);

  const change: ListAddress<Filters, Sort>["change"] = useCallback(
    (asked, options) =>
      set((latest) => {
        const wanted = typeof asked === "function" ? asked(parseListSearch(spec, latest)) : asked;
        return paramsOfChange(spec, wanted);
      }, options),
    [spec, set],
  );

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
      openView: (view) =>
        set(() => {
          if (view === null) return { view: null };
          const kept = parseListSearch(spec, new URLSearchParams(view.query));
          return {
            ...paramsOfChange(spec, { filters: noFilters(spec) } as AnyChange),
            ...paramsOfChange(spec, { ...kept, view: view.id }),
          };
        }),
    };
  }, [spec, search, change, set]);

  const hrefOf = useCallback(
    (wanted: ListChange<Filters, Sort>) =>
      `?${withParams(params, paramsOfChange(spec, wanted)).toString()}`,
    [spec, params],
  );
  return { search, change, hrefOf, ...face };
}

/**
 * The address's names and values. The router tells of a new address only once the page has been
 * drawn for it; what is asked for until then must not be undone by the next choice.
 */
function useParamChanges() {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const navigation = useNavigationType();
  const underWay = useRef<ParamChanges>({});
  const latest = useRef({ params, setParams });
  useLayoutEffect(() => {
    latest.current = { params, setParams };
  });
  useEffect(() => {
    const hasArrived = withParams(params, underWay.current).toString() === params.toString();
    if (hasArrived || navigation === "POP") underWay.current = {};
  }, [key, params, navigation]);

  const set = useCallback(
    (
      changesOf: (latest: URLSearchParams) => ParamChanges,
      { isReplacing = false }: ChangeOptions = {},
    ) => {
      const asked = withParams(latest.current.params, underWay.current);
      underWay.current = { ...underWay.current, ...changesOf(asked) };
      latest.current.setParams((current) => withParams(current, underWay.current), {
        replace: isReplacing,
        preventScrollReset: true,
      });
    },
    [],
  );
  return { params, set };
}
