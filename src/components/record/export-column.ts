import type { ImportList } from "@/data/imports/queries";
import type { CsvCell } from "@/lib/format/csv";
import { parseTimestamp } from "@/lib/format/format";
import { isoMoment } from "@/lib/time/iso-moment";
import type { CsvColumn } from "@/components/data-table/list-column";
import { choiceLabel } from "./choice-labels";
import { listFields, type FieldId, type RecordField } from "@/data/records/record-fields";

/**
 * A field as a column of an export. `value` gives what is stored: choices by their own names,
 * money in cents, moments as the database has them.
 */
export function exportColumn<List extends ImportList, Row>(
  list: List,
  id: FieldId<List>,
  value: (row: Row) => CsvCell,
): CsvColumn<Row> {
  const field = listFields(list).find((one) => one.id === id);
  if (field === undefined) throw new Error(`${list} have no field ${id}.`);
  const { kind, label } = field;
  return {
    label: kind === "money" ? `${label} (USD)` : label,
    value: (row) => exportCell(list, field, value(row)),
  };
}

function exportCell(list: ImportList, { id, kind }: RecordField, value: CsvCell): CsvCell {
  if (value === null) return null;
  if (kind === "choice") return choiceLabel(list, id, String(value));
  if (kind === "money") return Number(value) / 100;
  if (kind !== "moment") return value;
  const moment = parseTimestamp(value);
  return moment === null ? null : isoMoment(moment);
}
