import {
  clientColumns,
  clientFilters,
  type ClientFilters,
  type ClientSort,
} from "@/data/clients/list";
import type { ListSpec } from "@/components/data-table/filters/list-search";
import { filterParams } from "@/features/crm/shared/list/record-filters";

export const clientListSpec: ListSpec<ClientFilters, ClientSort> = {
  filters: filterParams<ClientFilters>("clients", clientFilters),
  sorts: [
    "business",
    "-business",
    "-since",
    "since",
    "-price",
    "price",
    "-updated",
    "updated",
    "status",
    "-status",
    "owner",
    "-owner",
    "trade",
    "-trade",
  ],
  columns: {
    all: clientColumns.map(({ id }) => id),
    shown: clientColumns.filter(({ isShownAtFirst }) => isShownAtFirst).map(({ id }) => id),
  },
};
