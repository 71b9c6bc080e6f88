import type { TFunction } from "i18next";
import { formatList } from "@/lib/format/format";
import { optionsOf, valuesOf, type ListFilter } from "./list-filter";
import type { SortOption } from "../sort-select";
import type { FilterFace } from "./use-list-address";

export type ListSummary = { chosen: { label: string; value: string }[]; order: string };

export function listSummary(
  t: TFunction,
  filters: readonly ListFilter[],
  sorts: readonly SortOption[],
  { values, sort }: Pick<FilterFace, "values" | "sort">,
): ListSummary {
  const chosen: ListSummary["chosen"] = [];
  const { search } = values;
  if (typeof search === "string") chosen.push({ label: t("Search"), value: search });
  for (const filter of filters) {
    const value = values[filter.name];
    if (value === undefined) continue;
    if (filter.kind === "on") {
      chosen.push({ label: filter.label, value: t("Yes") });
      continue;
    }
    const options = optionsOf(filter, value);
    const labels = valuesOf(value).map(
      (one) => options.find((option) => option.value === one)?.label ?? one,
    );
    if (labels.length > 0) chosen.push({ label: filter.label, value: formatList(labels) });
  }
  return {
    chosen: [...chosen, ...unlisted(t, filters, values)],
    order: orderLabel(t, sorts, sort),
  };
}

/** Filters that only a link sets have no control but narrow the list all the same. */
function unlisted(
  t: TFunction,
  filters: readonly ListFilter[],
  values: FilterFace["values"],
): ListSummary["chosen"] {
  const labels: Record<string, string> = { regions: t("State"), createdSince: t("Came since") };
  const listed = new Set(["search", ...filters.map(({ name }) => name)]);
  return Object.entries(values)
    .filter(([name, value]) => value !== undefined && !listed.has(name))
    .map(([name, value]) => ({ label: labels[name] ?? name, value: formatList(valuesOf(value)) }));
}

/** A column head can also reverse a named order. */
function orderLabel(t: TFunction, sorts: readonly SortOption[], sort: string): string {
  const labelOf = (order: string) => sorts.find(({ value }) => value === order)?.label;
  const turned = labelOf(sort.startsWith("-") ? sort.slice(1) : `-${sort}`);
  return (
    labelOf(sort) ??
    (turned === undefined ? sort : t("{{order}}, turned around", { order: turned }))
  );
}
