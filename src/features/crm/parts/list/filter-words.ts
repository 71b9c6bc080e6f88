import type { TFunction } from "i18next";
import { optionsOf, valuesOf, type ListFilter } from "./list-filter";
import type { SortOption } from "./sort-select";
import type { FilterFace } from "./use-list-address";

/** What a list shows, in words, for an export: the search, every filter that is set, the order. */
export function filterWords(
  t: TFunction,
  filters: readonly ListFilter[],
  sorts: readonly SortOption[],
  { values, sort }: Pick<FilterFace, "values" | "sort">,
): { label: string; value: string }[] {
  const words: { label: string; value: string }[] = [];
  const { search } = values;
  if (typeof search === "string") words.push({ label: t("Search"), value: search });
  for (const filter of filters) {
    const value = values[filter.name];
    const options = optionsOf(filter, value);
    const chosen = valuesOf(value).map(
      (one) => options.find((option) => option.value === one)?.label ?? one,
    );
    if (value === true) words.push({ label: filter.label, value: t("Yes") });
    else if (chosen.length > 0) words.push({ label: filter.label, value: chosen.join(", ") });
  }
  const order = sorts.find(({ value }) => value === sort);
  if (order) words.push({ label: t("Sorted by"), value: order.label });
  return words;
}
