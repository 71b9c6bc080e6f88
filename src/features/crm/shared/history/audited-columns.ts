import { allFields, type LowerLabelId } from "@/data/records/record-fields";
import type { HistoryEntity } from "@/data/history/schema";
import type { Database } from "@/lib/database.types";

type Tables = Database["public"]["Tables"];
/** Every column whose changes the history may hold. */
export type AuditedColumn = {
  [Entity in HistoryEntity]: string & keyof Tables[Entity]["Row"];
}[HistoryEntity];

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
  clock_stopped_at: null,
  completed_at: null,
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
  has_consent: "consent",
  has_duplicates: null,
  host_id: "person who calls",
  id: null,
  is_answered: "answer",
  is_primary: "primary contact",
  is_sample: null,
  job_title: "job title",
  kind: "kind",
  label: "label",
  lead_id: null,
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
export const lowerColumnLabel = (column: string): string =>
  columnNames[column] ?? column.replace(/_(id|at|on|cents)$/, "").replaceAll("_", " ");

/** The columns whose changes are shown. */
export const shownColumns = (columns: readonly string[]): string[] =>
  columns.filter((column) => columnNames[column] !== null);
