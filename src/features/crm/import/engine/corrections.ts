import type { Matching } from "./match-columns";
import { readLine, type Delimiter, type SourceRow } from "./parse-table";

export type Corrections = {
  meanings: Readonly<Record<string, ReadonlyMap<string, string>>>;
  emptied: Readonly<Record<string, ReadonlySet<number>>>;
  /** Replacements by line and field; under `WHOLE_ROW` the row as one line of the file. */
  mended: Readonly<Record<number, Readonly<Record<string, string>>>>;
};

export const NO_CORRECTIONS: Corrections = { meanings: {}, emptied: {}, mended: {} };

export const WHOLE_ROW = "";

export const valueKey = (text: string): string => text.toLowerCase();

/** Keeps the corrections of unchanged lines and fields. */
export const withMended = (
  corrections: Corrections,
  line: number,
  field: string,
  text: string,
): Corrections => ({
  ...corrections,
  mended: {
    ...corrections.mended,
    [line]: { ...corrections.mended[line], [field]: text },
  },
});

export const withMeaning = (
  corrections: Corrections,
  field: string,
  value: string,
  meaning: string | null,
): Corrections => {
  // A map, because a value may be named like a property of every object.
  const own = new Map(corrections.meanings[field]);
  if (meaning === null) own.delete(valueKey(value));
  else own.set(valueKey(value), meaning);
  return { ...corrections, meanings: { ...corrections.meanings, [field]: own } };
};

/** Null for a field that is no longer left empty. */
export const withEmptied = (
  corrections: Corrections,
  field: string,
  lines: ReadonlySet<number> | null,
): Corrections => {
  const others = Object.entries(corrections.emptied).filter(([id]) => id !== field);
  const own = lines === null ? others : [...others, [field, lines] as const];
  return { ...corrections, emptied: Object.fromEntries(own) };
};

/** A row of the file with its corrections. */
export function mendedRow(
  row: SourceRow,
  { mended }: Corrections,
  matching: Matching,
  delimiter: Delimiter,
): SourceRow {
  const own = mended[row.line];
  if (own === undefined) return row;
  const whole = own[WHOLE_ROW];
  const cells = whole === undefined ? [...row.cells] : readLine(whole, delimiter);
  for (const [field, text] of Object.entries(own)) {
    const column = matching[field];
    if (column !== undefined) cells[column] = text;
  }
  return { ...row, cells: Array.from(cells, (cell) => cell ?? "") };
}
