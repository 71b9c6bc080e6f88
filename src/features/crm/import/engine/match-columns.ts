import type { RecordField } from "@/data/records/record-fields";
import { cleanEmail, isEmail } from "@/lib/format/email-address";

export type Matching = Readonly<Record<string, number>>;

const keyOf = (header: string) =>
  header
    .normalize("NFD")
    .toLowerCase()
    .replace(/\(.*\)$/, "")
    .replaceAll(/[^a-z0-9]/g, "");

const PHONE = /^\+?[\d\s().-]{7,20}$/;

/** The kind of a column's values, for columns without a known header. */
function kindOfValues(values: readonly string[]): string | null {
  const filled = values.filter((value) => value.trim() !== "");
  if (filled.length === 0) return null;
  if (filled.every((value) => isEmail(cleanEmail(value)))) return "email";
  const digits = (value: string) => value.replaceAll(/\D/g, "").length;
  if (filled.every((value) => PHONE.test(value.trim()) && digits(value) >= 10)) return "phone";
  return null;
}

export function matchColumns(
  fields: readonly RecordField[],
  columns: readonly string[],
  samples: readonly (readonly string[])[],
): Matching {
  const keys = columns.map(keyOf);
  const matching: Record<string, number> = {};
  const isFree = (column: number) => !Object.values(matching).includes(column);
  const pairs = fields.flatMap((field) => {
    const names = [keyOf(field.label), ...field.headers];
    return keys.map((key, column) => ({ field, column, rank: names.indexOf(key) }));
  });
  const found = pairs.filter(({ rank }) => rank >= 0).toSorted((a, b) => a.rank - b.rank);
  for (const { field, column } of found) {
    if (matching[field.id] === undefined && isFree(column)) matching[field.id] = column;
  }
  for (const field of fields) {
    if (matching[field.id] !== undefined) continue;
    const column = samples.findIndex(
      (values, index) => isFree(index) && kindOfValues(values) === field.kind,
    );
    if (column >= 0) matching[field.id] = column;
  }
  // Parts of a name are for files without the full name.
  for (const { id, partOf } of fields) {
    if (partOf !== undefined && matching[partOf] !== undefined) delete matching[id];
  }
  return matching;
}

/** Assigns a column to a field, and removes it from its previous field. Null is no column. */
export function rematched(matching: Matching, field: string, column: number | null): Matching {
  const rest = Object.entries(matching).filter(([id, at]) => id !== field && at !== column);
  return Object.fromEntries(column === null ? rest : [...rest, [field, column]]);
}

/** Required fields without a column. First and last name replace the name. */
export function missingFields(
  fields: readonly RecordField[],
  matching: Matching,
): readonly RecordField[] {
  const has = (id: string) => matching[id] !== undefined;
  return fields.filter(
    ({ id, isRequired }) =>
      isRequired && !has(id) && !fields.some((part) => part.partOf === id && has(part.id)),
  );
}
