import type { RecordField } from "@/data/records/record-fields";
import { valueKey } from "./corrections";
import type { SourceRow } from "./parse-table";
import { cellOf, readValue, type Reading, type ReadRow } from "./read-rows";

export type FileValue = {
  field: string;
  /** As the file writes it first. */
  value: string;
  rows: number;
  /** The stored value it is read as by itself; null for one that nobody knows. */
  own: string | null;
};

export type UnreadField = {
  field: string;
  /** Where it cannot be read, those included where it is left empty. */
  rows: number;
};

/** Of a column that was matched by mistake every value may be another: more are not looked through. */
const MOST_VALUES = 100;

const isChosen = ({ kind }: RecordField) => kind === "choice" || kind === "person";

/** What the file says where we have a list to choose from: what we do not know first, then by rows. */
export function fileValues(rows: readonly SourceRow[], reading: Reading): FileValue[] {
  return reading.fields.filter(isChosen).flatMap((field) => {
    if (reading.matching[field.id] === undefined) return [];
    const found = new Map<string, FileValue>();
    for (const row of rows) {
      const value = cellOf(row, field, reading);
      if (value === "") continue;
      const known = found.get(valueKey(value));
      if (known !== undefined) known.rows += 1;
      else {
        const answer = readValue(field, value, reading);
        const own = "code" in answer ? null : String(answer.value);
        found.set(valueKey(value), { field: field.id, value, rows: 1, own });
      }
    }
    return [...found.values()]
      .toSorted((a, b) => Number(a.own !== null) - Number(b.own !== null) || b.rows - a.rows)
      .slice(0, MOST_VALUES);
  });
}

export function countUnread(
  read: readonly ReadRow[],
  fields: readonly RecordField[],
): UnreadField[] {
  const counts = new Map<string, number>();
  const add = (field: string) => counts.set(field, (counts.get(field) ?? 0) + 1);
  for (const { problems, emptied } of read) {
    for (const { field, code } of problems) if (field !== null && code !== "required") add(field);
    for (const field of emptied) add(field);
  }
  return fields
    .filter(({ id, isRequired }) => !isRequired && counts.has(id))
    .map(({ id }) => ({ field: id, rows: counts.get(id) ?? 0 }));
}
