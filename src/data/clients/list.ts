import {
  fieldColumns,
  fieldFilters,
  type FieldFilters,
  type FilterValues,
  type RecordColumn,
  type RecordFilter,
} from "@/data/records/record-list";
import { clientFields, type ClientFieldId } from "./fields";

type ClientSortKey = "business" | "since" | "price" | "updated" | "status" | "trade" | "owner";
/** A leading "-" means descending. */
export type ClientSort = ClientSortKey | `-${ClientSortKey}`;

type ClientColumn = RecordColumn<ClientFieldId, ClientSortKey>;
type ClientFilter = RecordFilter<ClientFieldId>;

const placedColumns = [
  { id: "status", fields: ["status"], isShownAtFirst: true, sort: { key: "status", begins: "up" } },
  {
    id: "price",
    label: "Plan and price",
    fields: ["plan", "monthly_price_cents"],
    isShownAtFirst: true,
    sort: { key: "price", begins: "down" },
  },
  { id: "owner", fields: ["owner_id"], isShownAtFirst: true, sort: { key: "owner", begins: "up" } },
  { id: "health", fields: ["health", "reasons"], isShownAtFirst: true },
  { id: "tickets", fields: ["open_tickets"], isShownAtFirst: true },
  { id: "domain", fields: ["domain"] },
  {
    id: "contact",
    fields: ["contact_name", "contact_email", "contact_phone"],
    isShownAtFirst: true,
  },
  { id: "since", fields: ["client_since"], sort: { key: "since", begins: "down" } },
  { id: "updated", fields: ["updated_at"], sort: { key: "updated", begins: "down" } },
] as const satisfies readonly ClientColumn[];

export type PlacedColumn = (typeof placedColumns)[number]["id"];

export const clientColumns: readonly ClientColumn[] = [
  ...placedColumns,
  ...fieldColumns(clientFields),
];

const placedFilters = [
  { name: "statuses", field: "status", kind: "some" },
  { name: "plans", field: "plan", kind: "some" },
  { name: "trades", field: "trade", kind: "some" },
  { name: "regions", field: "region", kind: "some" },
  { name: "owner", field: "owner_id", kind: "one" },
  {
    name: "rented",
    label: "Rented a site",
    kind: "one",
    isSpan: true,
    choices: { now: "Now", "this-month": "This month" },
  },
] as const satisfies readonly ClientFilter[];

const switches = [
  { name: "health", label: "At risk", kind: "on", value: "at-risk" },
  /** Invented ones only. */
  { name: "samples", label: "Examples", kind: "on" },
  { name: "archived", label: "Archived", kind: "on" },
] as const satisfies readonly ClientFilter[];

export const clientFilters: readonly ClientFilter[] = [
  ...placedFilters,
  ...fieldFilters(clientFields),
  ...switches,
];

export type ClientFilters = { search?: string } & FilterValues<
  (typeof placedFilters | typeof switches)[number]
> &
  FieldFilters<(typeof clientFields)[number]>;
