import type { TFunction } from "i18next";
import { choiceLabel, type RecordField } from "@/data/records/record-fields";
import { formatUsd, parseTimestamp } from "@/lib/format/format";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { formatDateTime } from "@/lib/dates/reader-time";

/** A field's value for display; null for nothing. For people, `value` is the name. */
export function formatField(
  field: RecordField,
  value: string | number | null,
  t: TFunction,
): string | null {
  if (value === null || value === "") return null;
  if (field.kind === "choice") return t(choiceLabel(field, String(value)));
  if (field.kind === "money") return formatUsd(Number(value) / 100);
  if (field.kind === "day") return formatCalendarDay(String(value));
  if (field.kind === "moment") {
    const moment = parseTimestamp(String(value));
    return moment === null ? null : formatDateTime(moment);
  }
  return String(value);
}
