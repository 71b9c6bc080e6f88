import { leadField, leadRowFields, type leadFields, type LeadRowField } from "./fields";

export type LeadSortKey = "created" | "business" | "value" | "nextStep" | "response" | "rank";
/** A leading "-" means downwards. "response" lists those that wait for a first answer only. */
export type LeadSort = LeadSortKey | `-${LeadSortKey}`;

type LeadColumn = {
  /** Its name in the address. */
  id: string;
  /** Of its first field, unless it says another. */
  label?: string;
  /** Each is a column of an export; the list shows the first, unless it draws more than words. */
  fields: readonly [LeadRowField, ...LeadRowField[]];
  isShownAtFirst?: true;
  sort?: { key: LeadSortKey; begins: "up" | "down" };
};

const placedColumns = [
  { id: "stage", fields: ["stage", "lost_reason"], isShownAtFirst: true },
  { id: "trade", fields: ["trade"], isShownAtFirst: true },
  { id: "place", fields: ["town", "region"] },
  { id: "owner", fields: ["owner_id"], isShownAtFirst: true },
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

/** The list's columns beside the lead's name, in their order. */
export const leadColumns: readonly LeadColumn[] = [
  ...placedColumns,
  ...leadRowFields.flatMap(({ id, column }) =>
    column === undefined ? [] : [{ id: column, fields: [id] as const }],
  ),
];

export type LeadFilter = {
  /** In the address and for the database. */
  name: string;
  /** Of its field, unless it says another. */
  label?: string;
  /** "some" takes several choices, "one" one, and "on" is a switch. */
  kind: "some" | "one" | "on";
  /** Whose choices it offers, unless it has its own. */
  field?: LeadRowField;
  choices?: Record<string, string>;
  /** The board shows every stage, and nothing that was put away. */
  isOfListOnly?: true;
};

const placedFilters = [
  { name: "stages", field: "stage", kind: "some", isOfListOnly: true },
  { name: "trades", field: "trade", kind: "some" },
  { name: "owner", field: "owner_id", kind: "one" },
  { name: "sources", field: "source", kind: "some" },
  {
    name: "came",
    field: "created_at",
    kind: "one",
    choices: { "7d": "Last 7 days", "30d": "Last 30 days", "90d": "Last 90 days" },
  },
  { name: "plans", field: "plan", kind: "some" },
  {
    name: "response",
    label: "Answer",
    kind: "one",
    choices: {
      unanswered: "Not answered yet",
      overdue: "Overdue",
      waiting: "Still in time",
      again: "Wrote again",
    },
  },
  {
    name: "step",
    label: "Due",
    kind: "one",
    choices: {
      overdue: "Overdue",
      today: "Today",
      week: "Within 7 days",
      none: "Nothing planned",
    },
  },
] as const satisfies readonly LeadFilter[];

const switches = [
  { name: "duplicates", label: "Duplicates", kind: "on" },
  { name: "samples", label: "Samples", kind: "on" },
  { name: "archived", label: "Archived", kind: "on", isOfListOnly: true },
] as const satisfies readonly LeadFilter[];

/** What leads can be narrowed by, in the order in which it is offered. */
export const leadFilters: readonly LeadFilter[] = [
  ...placedFilters,
  ...leadRowFields.flatMap(({ id, filter }): LeadFilter[] =>
    filter === undefined ? [] : [{ name: filter, field: id, kind: "some" }],
  ),
  ...switches,
];

type FilterValue<Filter extends LeadFilter> = Filter["kind"] extends "some"
  ? string[]
  : Filter["kind"] extends "on"
    ? true
    : Filter extends { choices: Record<infer Choice, string> }
      ? Choice
      : string;

/** `owner` is a person's id or "none". */
export type LeadFilters = {
  search?: string;
  regions?: string[];
} & {
  [
    Filter in (typeof placedFilters | typeof switches)[number] as Filter["name"]
  ]?: FilterValue<Filter>;
} & {
  [Field in Extract<(typeof leadFields)[number], { filter: string }> as Field["filter"]]?: string[];
};

/** The values it may have, with what they are called. */
export function filterChoices({ choices, field }: LeadFilter): Record<string, string> {
  const choice = field === undefined ? undefined : leadField(field);
  return choices ?? (choice?.kind === "choice" ? choice.labels : undefined) ?? {};
}

/** What it is called: as its field, unless it says another. */
export const listLabel = ({ label, field }: Pick<LeadFilter, "label" | "field">): string =>
  label ?? (field === undefined ? "" : leadField(field).label);
