import type { TFunction } from "i18next";
import { choiceLabel, type RecordField } from "@/data/records/record-fields";
import { formatUsd, parseTimestamp } from "@/lib/format/format";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { formatDateTime } from "@/lib/dates/reader-time";

type FieldValue = string | number | null;

/** Readers of fields that a row does not store under their own names. */
type Readers<Row, Id extends string> = Partial<Record<Id, (row: Row, t: TFunction) => FieldValue>>;

/** Creates a function that reads a row's stored values field by field. */
export const fieldReader =
  <Row extends object, Id extends string>(readers: Readers<Row, Id>) =>
  (row: Row, id: Id, t: TFunction): FieldValue => {
    const value: unknown = readers[id] ? readers[id](row, t) : Reflect.get(row, id);
    return typeof value === "string" || typeof value === "number" ? value : null;
  };

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
