import Papa from "papaparse";
import { saveFile } from "@/lib/storage/save-file";

export type CsvCell = string | number | null;

/** The header is the first row; other information is in the file's name. */
export type CsvFile = { columns: string[]; rows: CsvCell[][] };

/**
 * Matches text that a spreadsheet might run: a formula sign in either width, also after blanks, tabs or
 * line ends. Leading apostrophes count, so that a text's own is distinct from the added one.
 */
const FORMULA = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

const cellOf = (cell: CsvCell) =>
  typeof cell === "number" && !Number.isFinite(cell) ? null : cell;

/** UTF-8 with a byte order mark, RFC 4180 line ends, and no text that could run as a formula. */
export function toCsv({ columns, rows }: CsvFile): string {
  const cells = [columns, ...rows].map((line) => line.map(cellOf));
  return `\uFEFF${Papa.unparse(cells, { escapeFormulae: FORMULA, newline: "\r\n" })}\r\n`;
}

/** Removes the apostrophe that `toCsv` added. */
export const withoutFormulaGuard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

export function downloadCsv(fileName: string, file: CsvFile): void {
  saveFile(fileName, toCsv(file), "text/csv");
}
