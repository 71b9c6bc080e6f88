import type { HistoryEntity } from "@/data/records/history";
import type { Database } from "@/lib/database.types";

type Tables = Database["public"]["Tables"];
/** Every column whose changes the history may hold. */
export type AuditedColumn = {
  [Entity in HistoryEntity]: string & keyof Tables[Entity]["Row"];
}[HistoryEntity];

/**
 * What a column is called within a sentence, after "the". Null for one whose change is no story:
 * the database works it out, or what changed it writes an event of its own. The database leaves out
 * the same ones; see private.untold_columns().
 */
export const columnNames: Record<AuditedColumn, string | null> = {
  archived_at: null,
  assignee_id: "assignee",
  author_id: null,
  author_name: "author",
  auto_renew: "automatic renewal",
  body: "text",
  business: "business name",
  business_key: null,
  client_id: null,
  client_since: "first day as a client",
  clock_stopped_at: null,
  completed_at: null,
  created_at: null,
  domain: "domain",
  due_at: null,
  due_on: "due date",
  edited_by_id: null,
  email: "e-mail address",
  email_key: null,
  expires_on: "expiry date",
  first_responded_at: null,
  first_response_due_at: null,
  form: "form they used",
  has_consent: "consent",
  has_duplicates: null,
  id: null,
  is_answered: "answer",
  is_primary: "primary contact",
  is_sample: null,
  job_title: "job title",
  kind: "kind",
  label: "label",
  lead_id: null,
  lost_reason: "reason it was lost",
  merged_into_id: null,
  message: "message",
  monthly_price_cents: "monthly price",
  name: "name",
  next_step: "next step",
  next_step_on: "date of the next step",
  number: "number",
  other_references: null,
  owner_id: "owner",
  phone: "phone number",
  phone_key: null,
  plan: "plan",
  postal_code: "ZIP code",
  priority: "priority",
  priority_rank: null,
  published_on: "publication date",
  rank: null,
  redirects_to_id: "redirect",
  reference: "reference",
  referrer: "page they came from",
  region: "state",
  registrar: "registrar",
  related_words: null,
  resolved_at: null,
  search: null,
  site_id: "site",
  slot_starts_at: "time they asked for",
  source: "source",
  source_page: "page they wrote from",
  stage: "stage",
  stage_changed_at: null,
  status: "status",
  stopped_seconds: null,
  street: "street",
  subject: "subject",
  ticket_id: null,
  title: "title",
  topic: "topic",
  town: "town",
  trade: "trade",
  type: "type",
  updated_at: null,
  value_cents: "value",
  version: null,
  visitor_time_zone: "time zone",
  warn_at: null,
  website: "website",
  wrote_again_at: null,
};

const nameOf = (column: string): string | null | undefined =>
  (columnNames as Record<string, string | null | undefined>)[column];

/** A column unknown here is told all the same, read as words. */
export const spokenColumn = (column: string): string =>
  nameOf(column) ?? column.replace(/_(id|at|on|cents)$/, "").replaceAll("_", " ");

/** Those of the columns that a person would tell. */
export const toldColumns = (columns: readonly string[]): string[] =>
  columns.filter((column) => nameOf(column) !== null);
