import { leadColumns, leadFilters, type LeadFilters, type LeadSort } from "@/data/leads/list";
import { regions } from "@/components/data-table/filters/filter-params";
import type { ListSpec } from "@/components/data-table/filters/list-search";
import { filterParams } from "@/components/data-table/record-filters";
import { useListAddress, type ListAddress } from "@/components/data-table/views/use-list-address";

export const leadListSpec: ListSpec<LeadFilters, LeadSort> = {
  filters: { ...filterParams<LeadFilters>("leads", leadFilters), regions },
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
    "stage",
    "-stage",
    "trade",
    "-trade",
    "owner",
    "-owner",
  ],
  columns: {
    all: leadColumns.map(({ id }) => id),
    shown: leadColumns.filter(({ isShownAtFirst }) => isShownAtFirst).map(({ id }) => id),
  },
  open: "lead",
  layouts: ["board", "list", "today"],
};

export type LeadsAddress = ListAddress<LeadFilters, LeadSort>;

/** What the leads' address asks for: filters, layout and the lead that is open among them. */
export const useLeadsAddress = (): LeadsAddress => useListAddress(leadListSpec);

/** The state of a step in the history that opened a lead from this page: Back closes it. */
export const FROM_THIS_PAGE = "opened here";
