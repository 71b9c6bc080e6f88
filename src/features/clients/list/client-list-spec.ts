import { type ClientFilters, type ClientSort } from "@/data/clients/queries";
import { CLIENT_PLANS, CLIENT_STATUSES } from "@/data/clients/schema";
import {
  isOn,
  oneOf,
  person,
  regions,
  someOf,
} from "@/components/data-table/filters/filter-params";
import type { ListSpec } from "@/components/data-table/filters/list-search";
import { tradeOptions } from "@/data/records/trade-choices";

export const CLIENT_COLUMNS = [
  "status",
  "price",
  "owner",
  "health",
  "tickets",
  "domain",
  "contact",
  "since",
  "updated",
] as const;

export type ClientColumn = (typeof CLIENT_COLUMNS)[number];

export const clientListSpec: ListSpec<ClientFilters, ClientSort> = {
  filters: {
    statuses: someOf(CLIENT_STATUSES),
    plans: someOf(CLIENT_PLANS),
    trades: someOf(tradeOptions.map(({ value }) => value)),
    regions,
    owner: person,
    health: oneOf(["at-risk"]),
    samples: isOn,
    archived: isOn,
  },
  sorts: ["business", "-business", "-since", "since", "-price", "price", "-updated", "updated"],
  columns: {
    all: CLIENT_COLUMNS,
    shown: ["status", "price", "owner", "health", "tickets", "contact"],
  },
};
