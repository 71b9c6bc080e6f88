import type { RecordField } from "@/data/records/record-fields";
import { valueKey } from "./corrections";
import type { SourceRow } from "./parse-table";
import { cellOf, readValue, type Reading, type ReadRow } from "./read-rows";

export type FileValue = {
  field: string;
  /** In its first spelling. */
  value: string;
  rows: number;
  /** The stored value that it is read as; null for an unknown one. */
  own: string | null;
};

export type UnreadField = {
  field: string;
  rows: number;
};

/** A wrongly matched column may have any number of values, so the search is limited. */
const MOST_VALUES = 100;

const isChosen = ({ kind }: RecordField) => kind === "choice" || kind === "person";

/** A column's values for a list of choices: unknown ones first, then by number of rows. */
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
