import type { Table } from "./parse-table";
import type { Problem, ReadRow } from "./read-rows";

export type ErrorsTable = {
  columns: string[];
  rows: (string | null)[][];
  /** Problems of each row, which the caller describes in the last column. */
  problems: Problem[];
};

export function errorsTable(
  table: Table,
  read: readonly ReadRow[],
  fromDatabase: readonly Problem[],
): ErrorsTable {
  const known = new Map(fromDatabase.map((problem) => [problem.line, problem]));
  const rows: (string | null)[][] = [];
  const problems: Problem[] = [];
  for (const [index, { line, cells }] of table.rows.entries()) {
    const problem = read[index]?.problems[0] ?? known.get(line);
    if (problem === undefined) continue;
    rows.push(cells);
    problems.push(problem);
  }
  // A row with too many cells keeps all of them, and the error stays in the last column.
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), table.columns.length);
  const columns = Array.from({ length: width }, (_, index) => table.columns[index] ?? "");
  const padded = rows.map((cells) => Array.from({ length: width }, (_, at) => cells[at] ?? null));
  return { columns, rows: padded, problems };
}
