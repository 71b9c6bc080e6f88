import { CLIENT_PLANS } from "@/data/clients/queries";
import { LEAD_SOURCES, LEAD_STAGES, type LeadFilters, type LeadSort } from "@/data/leads/queries";
import { OTHER_TRADE, trades } from "@/lib/site/trades";
import {
  isOn,
  oneOf,
  person,
  regions,
  someOf,
} from "@/components/data-table/filters/filter-params";
import type { ListSpec } from "@/components/data-table/filters/list-search";
import { useListAddress, type ListAddress } from "@/components/data-table/views/use-list-address";

export const LEAD_COLUMNS = [
  "stage",
  "trade",
  "place",
  "owner",
  "source",
  "nextStep",
  "value",
  "response",
  "created",
  "email",
  "phone",
] as const;

export type LeadColumn = (typeof LEAD_COLUMNS)[number];

export const leadListSpec: ListSpec<LeadFilters, LeadSort> = {
  filters: {
    stages: someOf(LEAD_STAGES),
    trades: someOf([...trades.map(({ slug }) => slug), OTHER_TRADE]),
    sources: someOf(LEAD_SOURCES),
    regions,
    owner: person,
    plans: someOf(CLIENT_PLANS),
    came: oneOf(["7d", "30d", "90d"]),
    response: oneOf(["unanswered", "overdue", "waiting", "again"]),
    step: oneOf(["overdue", "today", "week", "none"]),
    duplicates: isOn,
    samples: isOn,
    archived: isOn,
  },
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
    all: LEAD_COLUMNS,
    shown: ["stage", "trade", "owner", "nextStep", "value", "created"],
  },
  open: "lead",
  layouts: ["board", "list"],
};

export type LeadsAddress = ListAddress<LeadFilters, LeadSort>;

/** What the leads' address asks for: filters, layout and the lead that is open among them. */
export const useLeadsAddress = (): LeadsAddress => useListAddress(leadListSpec);

/** The state of a step in the history that opened a lead from this page: Back closes it. */
export const FROM_THIS_PAGE = "opened here";
