import type { ImportList } from "@/data/imports/schema";
import type { CsvCell } from "@/lib/format/csv";
import { parseTimestamp } from "@/lib/format/format";
import { isoMoment } from "@/lib/dates/iso-moment";
import type { CsvColumn } from "@/components/data-table/list-column";
import {
  choiceLabel,
  recordField,
  type FieldId,
  type RecordField,
} from "@/data/records/record-fields";

/** `value` gives stored values: choices by their names, money in cents, ISO timestamps. */
export function exportColumn<List extends ImportList, Row>(
  list: List,
  id: FieldId<List>,
  value: (row: Row) => CsvCell,
): CsvColumn<Row> {
  const field = recordField(list, id);
  const { kind, label } = field;
  return {
    label: kind === "money" ? `${label} (USD)` : label,
    value: (row) => exportCell(field, value(row)),
  };
}

function exportCell(field: RecordField, value: CsvCell): CsvCell {
  const { kind } = field;
  if (value === null) return null;
  if (kind === "choice") return choiceLabel(field, String(value));
  if (kind === "money") return Number(value) / 100;
  if (kind !== "moment") return value;
  const moment = parseTimestamp(value);
  return moment === null ? null : isoMoment(moment);
}
