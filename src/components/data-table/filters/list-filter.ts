import type { FilterValue } from "./filter-params";
import type { FilterFace } from "./use-list-address";

export type FilterOption = { value: string; label: string };

/** "some" takes several choices, "one" one, and "on" is a switch. `name` is the data layer's. */
export type ListFilter = { name: string; label: string } & (
  | {
      kind: "some" | "one";
      options: readonly FilterOption[];
      /** The label of a value that is no option. */
      labelOf?: (value: string) => string;
      /** Takes two days, too. */
      isSpan?: true;
    }
  /** The value when on, if it is not true: "at-risk". */
  | { kind: "on"; value?: string }
);

export const switched = (filter: ListFilter) => (latest: FilterValue | undefined) =>
  latest === undefined ? (filter.kind === "on" && filter.value) || true : undefined;

export type SetFilter = { name: string; value: string | true; label: string };

export const valuesOf = (value: FilterValue | undefined): readonly string[] =>
  value === undefined || value === true ? [] : typeof value === "string" ? [value] : value;

/** Adds a chosen value that no option has, because it filters too. */
export function optionsOf(filter: ListFilter, value: FilterValue | undefined): FilterOption[] {
  if (filter.kind === "on") return [];
  const unnamed = valuesOf(value).filter(
    (chosen) => !filter.options.some((option) => option.value === chosen),
  );
  const { labelOf = (text) => text } = filter;
  return [...filter.options, ...unnamed.map((text) => ({ value: text, label: labelOf(text) }))];
}

export const toggled =
  (filter: ListFilter, option: string) =>
  (latest: FilterValue | undefined): FilterValue | undefined => {
    const chosen = valuesOf(latest);
    if (filter.kind !== "some") return chosen.includes(option) ? undefined : option;
    const next = chosen.includes(option)
      ? chosen.filter((value) => value !== option)
      : [...chosen, option];
    // In the order of the options, so that the same choice has one URL.
    const order = optionsOf(filter, next).map(({ value }) => value);
    return next.length > 0
      ? next.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
      : undefined;
  };

/** Every active choice, one entry each, without the search. */
export function setFilters(
  filters: readonly ListFilter[],
  { values }: Pick<FilterFace, "values">,
): SetFilter[] {
  return filters.flatMap((filter): SetFilter[] => {
    const { name, label } = filter;
    const value = values[name];
    if (filter.kind === "on") return value === undefined ? [] : [{ name, value: true, label }];
    const options = optionsOf(filter, value);
    return valuesOf(value).map((chosen) => ({
      name,
      value: chosen,
      label: `${label}: ${options.find((option) => option.value === chosen)?.label ?? chosen}`,
    }));
  });
}

/** Whether any filter or search is active. */
export const hasFilters = ({ values }: Pick<FilterFace, "values">) =>
  Object.values(values).some((value) => value !== undefined);
