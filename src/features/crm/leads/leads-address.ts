import { leadColumns, leadFilters, type LeadFilters, type LeadSort } from "@/data/leads/list";
import { regions } from "@/components/data-table/filters/filter-params";
import type { ListSpec } from "@/components/data-table/filters/list-search";
import { filterParams } from "@/features/crm/shared/list/record-filters";
import { useListAddress, type ListAddress } from "@/components/data-table/filters/use-list-address";

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
  layouts: ["board", "list"],
};

export type LeadsAddress = ListAddress<LeadFilters, LeadSort>;

export const useLeadsAddress = (): LeadsAddress => useListAddress(leadListSpec);
