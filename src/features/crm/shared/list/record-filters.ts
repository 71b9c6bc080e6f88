import type { TFunction } from "i18next";
import type { ImportList } from "@/data/imports/schema";
import { recordField } from "@/data/records/record-fields";
import { filterChoices, listLabel, type RecordFilter } from "@/data/records/record-list";
import {
  isOn,
  oneLike,
  oneOf,
  person,
  RECORD_ID,
  regions,
  someOf,
  spanLabel,
  spanOr,
  type FilterParam,
} from "@/components/data-table/filters/filter-params";
import type { FilterOption, ListFilter } from "@/components/data-table/filters/list-filter";
import type { AnyFilters, ListSpec } from "@/components/data-table/filters/list-search";
import { regionOptions } from "./region-options";

export const filterParams = <Values extends AnyFilters>(
  list: ImportList,
  filters: readonly RecordFilter[],
): ListSpec<Values, string>["filters"] =>
  // fromEntries() cannot express that each filter's kind decides its values.
  Object.fromEntries(filters.map((filter) => [filter.name, paramOf(list, filter)])) as never;

type Param = FilterParam<string[]> | FilterParam<string> | FilterParam<true>;

function paramOf(list: ImportList, filter: RecordFilter): Param {
  if (filter.kind === "on") return filter.value === undefined ? isOn : oneOf([filter.value]);
  const kind = kindOf(list, filter);
  if (kind === "person") return person;
  if (kind === "region") return regions;
  const choices = Object.keys(filterChoices(list, filter));
  if (filter.kind === "some") return someOf(choices);
  if (filter.isSpan) return spanOr(choices);
  return choices.length > 0 ? oneOf(choices) : oneLike(RECORD_ID);
}

/** A list's filters for the UI. `given` has the people or records that some of them offer. */
export const listFilters = (
  t: TFunction,
  list: ImportList,
  filters: readonly RecordFilter[],
  given: Record<string, readonly FilterOption[]>,
): ListFilter[] =>
  filters.map((filter) => {
    const { name, kind, value } = filter;
    const label = t(listLabel(list, filter));
    if (kind === "on") return { name, label, kind, ...(value !== undefined && { value }) };
    const options = Object.entries(filterChoices(list, filter)).map(([choice, words]) => ({
      value: choice,
      label: t(words),
    }));
    const others = kindOf(list, filter) === "region" ? regionOptions : options;
    return {
      name,
      label,
      kind,
      options: given[name] ?? others,
      ...(filter.isSpan && { labelOf: spanLabel, isSpan: true }),
    };
  });

const kindOf = (list: ImportList, { field }: RecordFilter) =>
  field === undefined ? undefined : recordField(list, field).kind;
