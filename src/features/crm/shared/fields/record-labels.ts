import type { TFunction } from "i18next";
import { allFields } from "@/data/records/record-fields";
import { parseTimestamp } from "@/lib/format/format";
import { PAGE_LOCALE } from "@/lib/format/locale";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { formatDateTime } from "@/lib/dates/reader-time";
import { topicLabel } from "@/content/lead-topics";
import { noteKindLabels, taskStatusBadges } from "../crm-labels";
import { formLabels } from "@/data/leads/choices";
import { lowerColumnLabel } from "../history/audited-columns";

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
