import {
  fieldColumns,
  fieldFilters,
  type FieldFilters,
  type FilterValues,
  type RecordColumn,
  type RecordFilter,
} from "@/data/records/record-list";
import { leadRowFields, type leadFields, type LeadRowField } from "./fields";

type LeadSortKey =
  "created" | "business" | "value" | "nextStep" | "response" | "rank" | "stage" | "trade" | "owner";
/** A leading "-" means descending. "response" lists only leads that wait for a first answer. */
export type LeadSort = LeadSortKey | `-${LeadSortKey}`;

type LeadColumn = RecordColumn<LeadRowField, LeadSortKey>;
export type LeadFilter = RecordFilter<LeadRowField>;

const placedColumns = [
  {
    id: "stage",
    fields: ["stage", "lost_reason"],
    isShownAtFirst: true,
    sort: { key: "stage", begins: "up" },
  },
  { id: "trade", fields: ["trade"], isShownAtFirst: true, sort: { key: "trade", begins: "up" } },
  { id: "place", fields: ["town", "region"] },
  { id: "owner", fields: ["owner_id"], isShownAtFirst: true, sort: { key: "owner", begins: "up" } },
  { id: "source", fields: ["source"] },
  {
    id: "nextStep",
    fields: ["next_step", "next_step_on"],
    isShownAtFirst: true,
    sort: { key: "nextStep", begins: "up" },
  },
  {
    id: "value",
    label: "A month",
    fields: ["plan", "value_cents"],
    isShownAtFirst: true,
    sort: { key: "value", begins: "down" },
  },
  {
    id: "response",
    label: "First answer",
    fields: ["first_response_due_at", "first_responded_at"],
    sort: { key: "response", begins: "up" },
  },
  {
    id: "created",
    fields: ["created_at"],
    isShownAtFirst: true,
    sort: { key: "created", begins: "down" },
  },
] as const satisfies readonly LeadColumn[];

export type PlacedColumn = (typeof placedColumns)[number]["id"];

export const leadColumns: readonly LeadColumn[] = [
  ...placedColumns,
  ...fieldColumns(leadRowFields),
];

/** English, for `t()`. */
const answerLabels = {
  unanswered: "Not answered yet",
  overdue: "Overdue",
  waiting: "Still in time",
  again: "Wrote again",
} as const;

/** English, for `t()`. */
const stepLabels = {
  overdue: "Overdue",
  today: "Today",
  week: "Within 7 days",
  none: "Nothing planned",
} as const;

const placedFilters = [
  { name: "stages", field: "stage", kind: "some", isOfListOnly: true },
  { name: "trades", field: "trade", kind: "some" },
  { name: "owner", field: "owner_id", kind: "one" },
  { name: "sources", field: "source", kind: "some" },
  {
    name: "came",
    field: "created_at",
    kind: "one",
    isSpan: true,
    choices: { "7d": "Last 7 days", "30d": "Last 30 days", "90d": "Last 90 days" },
  },
  { name: "plans", field: "plan", kind: "some" },
  {
    name: "response",
    label: "Answer",
    kind: "one",
    choices: answerLabels,
  },
  {
    name: "step",
    label: "Due",
    kind: "one",
    choices: stepLabels,
  },
] as const satisfies readonly LeadFilter[];

const switches = [
  { name: "duplicates", label: "Duplicates", kind: "on" },
  { name: "samples", label: "Examples", kind: "on" },
  { name: "archived", label: "Archived", kind: "on", isOfListOnly: true },
] as const satisfies readonly LeadFilter[];

export const leadFilters: readonly LeadFilter[] = [
  ...placedFilters,
  ...fieldFilters(leadRowFields),
  ...switches,
];

/** `owner` is a person's id or "none". */
export type LeadFilters = { search?: string; regions?: string[] } & FilterValues<
  (typeof placedFilters | typeof switches)[number]
> &
  FieldFilters<(typeof leadFields)[number]>;
