import type { TFunction } from "i18next";
import { allFields, type LowerLabelId } from "@/data/records/record-fields";
import { parseTimestamp } from "@/lib/format/format";
import { PAGE_LOCALE } from "@/lib/format/locale";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { formatDateTime } from "@/lib/dates/reader-time";
import { topicLabel } from "@/content/lead-topics";
import { noteKindLabels, taskStatusBadges } from "../crm-labels";
import { formLabels } from "@/data/leads/choices";
import type { HistoryEntity } from "@/data/history/schema";
import type { Database } from "@/lib/database.types";

type Tables = Database["public"]["Tables"];
/** Every column whose changes the history may hold. */
export type AuditedColumn = {
  [Entity in HistoryEntity & keyof Tables]: string & keyof Tables[Entity]["Row"];
}[HistoryEntity & keyof Tables];

/** Names of columns without a field, in English for `t()`. */
const otherNames: Record<Exclude<AuditedColumn, LowerLabelId>, string | null> = {
  archived_at: null,
  author_id: null,
  author_name: "author",
  auto_renew: "automatic renewal",
  body: "text",
  business_key: null,
  busy: null,
  came_by_mail: "way it came",
  client_id: null,
  clock_from: null,
  clock_stopped_at: null,
  completed_at: null,
  counted_plan: null,
  created_at: null,
  due_at: null,
  due_on: "due date",
  edited_by_id: null,
  ends_at: null,
  email_key: null,
  expires_on: "expiry date",
  first_responded_at: null,
  first_response_due_at: null,
  form: "form they used",
  from_ticket_id: null,
  has_consent: "consent",
  has_duplicates: null,
  host_id: "person who calls",
  id: null,
  is_answered: "answer",
  is_primary: "primary contact",
  is_rented: null,
  is_sample: null,
  job_title: "job title",
  kind: "kind",
  label: "label",
  lead_id: null,
  mailed_at: null,
  merged_into_id: null,
  other_references: null,
  phone_key: null,
  priority_rank: null,
  published_on: "publication date",
  rank: null,
  redirects_to_id: "redirect",
  referrer: "page they came from",
  registrar: "registrar",
  related_words: null,
  requester_id: null,
  resolved_at: null,
  search: null,
  site_id: "site",
  slot_starts_at: "time they asked for",
  source_page: "page they wrote from",
  stage_changed_at: null,
  starts_at: "time of the demo",
  stopped_seconds: null,
  ticket_id: null,
  title: "title",
  topic: "topic",
  type: "type",
  updated_at: null,
  version: null,
  visitor_time_zone: "time zone",
  warn_at: null,
  wrote_again_at: null,
};

/** A column of several records, such as "status", has the same name in each. */
const fieldNames = allFields.flatMap(({ id, lowerLabel }) =>
  lowerLabel === undefined ? [] : [[id, lowerLabel] as const],
);

/**
 * The name of a column in the history. Null for one whose change is not shown, because it is
 * computed or has an event of its own; the database leaves out the same ones in
 * private.columns_without_story().
 */
export const columnNames: Record<string, string | null | undefined> = {
  ...Object.fromEntries(fieldNames),
  ...otherNames,
};

/** An unknown column is shown, too, with its name as words. */
const lowerColumnLabel = (column: string): string =>
  columnNames[column] ?? column.replace(/_(id|at|on|cents)$/, "").replaceAll("_", " ");

/** The columns whose changes are shown. */
export const shownColumns = (columns: readonly string[]): string[] =>
  columns.filter((column) => columnNames[column] !== null);

/** "owner" for `owner_id`. */
export const columnName = (column: string, t: TFunction): string => t(lowerColumnLabel(column));

/** "owner", "plan and owner", "plan, status and 2 more". */
export function columnList(columns: readonly string[], t: TFunction): string {
  const names = columns.map((column) => columnName(column, t));
  const [first = "", second = "", third = ""] = names;
  if (names.length <= 1) return first;
  if (names.length === 2) return t("{{first}} and {{second}}", { first, second });
  if (names.length === 3) return t("{{first}}, {{second}} and {{third}}", { first, second, third });
  return t("{{first}}, {{second}} and {{count}} more", { first, second, count: names.length - 2 });
}

/** Maps an id to a name. */
export type NameOf = (id: string) => string | null;

const labelOr = (labels: Record<string, string>, value: string) => labels[value] ?? value;

/** Labels of every choice, by column; a column of several records, such as status, has all of theirs. */
const choiceLabels: Record<string, Record<string, string>> = {
  status: Object.fromEntries(
    Object.entries(taskStatusBadges).map(([status, { label }]) => [status, label]),
  ),
  kind: noteKindLabels,
};
for (const field of allFields) {
  if (field.kind === "choice") {
    choiceLabels[field.id] = { ...choiceLabels[field.id], ...field.labels };
  }
}

/** Cents as dollars, with cents only where there are any: "$299", "$299.50". */
export function formatCents(cents: number): string {
  return new Intl.NumberFormat(PAGE_LOCALE, {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}

/** For names that the caller may not read or that no longer exist. */
const NAMELESS: Record<string, string> = {
  assignee_id: "a former colleague",
  host_id: "a former colleague",
  owner_id: "a former colleague",
  redirects_to_id: "another site",
  site_id: "another site",
};

/** A column's value as text; "none" for nothing. Reads whatever the history holds. */
export function valueText(column: string, value: unknown, nameOf: NameOf, t: TFunction): string {
  if (value === null || value === undefined || value === "") return t("none");
  if (typeof value === "boolean") return value ? t("yes") : t("no");
  if (typeof value === "number")
    return column.endsWith("_cents") ? formatCents(value) : String(value);
  if (typeof value !== "string") return JSON.stringify(value);
  if (column.endsWith("_id")) return nameOf(value) ?? t(NAMELESS[column] ?? "another record");
  const labels = choiceLabels[column];
  if (labels !== undefined) return t(labelOr(labels, value));
  if (column === "topic") return t(topicLabel(value));
  if (column === "form") return t(labelOr(formLabels, value));
  if (column.endsWith("_on") || column === "client_since") return formatCalendarDay(value);
  if (column.endsWith("_at")) {
    const moment = parseTimestamp(value);
    return moment === null ? value : formatDateTime(moment);
  }
  return value;
}
