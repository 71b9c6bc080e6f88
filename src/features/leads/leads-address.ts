import {
  filterChoices,
  leadColumns,
  leadFilters,
  type LeadFilter,
  type LeadFilters,
  type LeadSort,
} from "@/data/leads/list";
import {
  isOn,
  oneOf,
  person,
  regions,
  someOf,
  type FilterParam,
} from "@/components/data-table/filters/filter-params";
import type { ListSpec } from "@/components/data-table/filters/list-search";
import { useListAddress, type ListAddress } from "@/components/data-table/views/use-list-address";

function paramOf(
  filter: LeadFilter,
): FilterParam<string[]> | FilterParam<string> | FilterParam<true> {
  if (filter.kind === "on") return isOn;
  if (filter.field === "owner_id") return person;
  const choices = Object.keys(filterChoices(filter));
  return filter.kind === "some" ? someOf(choices) : oneOf(choices);
}

type Params = Omit<ListSpec<LeadFilters, LeadSort>["filters"], "regions">;
// Each filter's kind decides its values, in the type as here; fromEntries() cannot say so.
const params = Object.fromEntries(
  leadFilters.map((filter) => [filter.name, paramOf(filter)]),
) as Params;

export const leadListSpec: ListSpec<LeadFilters, LeadSort> = {
  filters: { ...params, regions },
  sorts: [
    "-created",
    "created",
    "business",
    "-business",
    "value",
    "-value",
    "nextStep",
    "-nextStep",
    "response",
  ],
  columns: {
    all: leadColumns.map(({ id }) => id),
    shown: leadColumns.filter(({ isShownAtFirst }) => isShownAtFirst).map(({ id }) => id),
  },
  open: "lead",
  layouts: ["board", "list"],
};

export type LeadsAddress = ListAddress<LeadFilters, LeadSort>;

/** What the leads' address asks for: filters, layout and the lead that is open among them. */
export const useLeadsAddress = (): LeadsAddress => useListAddress(leadListSpec);

/** The state of a step in the history that opened a lead from this page: Back closes it. */
export const FROM_THIS_PAGE = "opened here";
