import { planLabels } from "@/data/clients/choices";
import {
  fieldColumns,
  fieldFilters,
  type FieldFilters,
  type FilterValues,
  type RecordColumn,
  type RecordFilter,
} from "@/data/records/record-list";
import { slaLabels } from "./choices";
import { ticketFields, type TicketFieldId } from "./fields";

/** "queue" is unresolved tickets, most urgent first. A leading "-" means descending. */
export type TicketSort = "queue" | "created" | "-created" | "updated" | "-updated";

type TicketColumn = RecordColumn<TicketFieldId>;
type TicketFilter = RecordFilter<TicketFieldId>;

const placedColumns = [
  {
    id: "words",
    label: "Last words",
    fields: ["last_author", "last_words"],
    isShownAtFirst: true,
  },
  { id: "priority", fields: ["priority"], isShownAtFirst: true },
  { id: "sla", fields: ["sla", "due_at"], isShownAtFirst: true },
  { id: "status", fields: ["status"], isShownAtFirst: true },
  { id: "assignee", fields: ["assignee_id"], isShownAtFirst: true },
  { id: "opened", fields: ["created_at"], isShownAtFirst: true },
  { id: "updated", fields: ["updated_at"] },
] as const satisfies readonly TicketColumn[];

export type PlacedColumn = (typeof placedColumns)[number]["id"];

export const ticketColumns: readonly TicketColumn[] = [
  ...placedColumns,
  ...fieldColumns(ticketFields),
];

const placedFilters = [
  { name: "statuses", field: "status", kind: "some" },
  { name: "priorities", field: "priority", kind: "some" },
  { name: "sla", field: "sla", kind: "some", choices: slaLabels },
  { name: "assignee", field: "assignee_id", kind: "one" },
  { name: "clientId", field: "client", kind: "one" },
  /** The clients' plans. */
  { name: "plans", label: "Plan", kind: "some", choices: planLabels },
] as const satisfies readonly TicketFilter[];

const switches = [
  /** Invented ones only. */
  { name: "samples", label: "Examples", kind: "on" },
  { name: "archived", label: "Archived", kind: "on" },
] as const satisfies readonly TicketFilter[];

export const ticketFilters: readonly TicketFilter[] = [
  ...placedFilters,
  ...fieldFilters(ticketFields),
  ...switches,
];

/** `search` is words of the subject and the client, or the number. */
export type TicketFilters = { search?: string } & FilterValues<
  (typeof placedFilters | typeof switches)[number]
> &
  FieldFilters<(typeof ticketFields)[number]>;
