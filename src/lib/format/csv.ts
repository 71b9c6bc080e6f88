import Papa from "papaparse";
import { saveFile } from "@/lib/storage/save-file";

export type CsvCell = string | number | null;

/** The header is the file's first row: what else there is to say stands in the file's name. */
export type CsvFile = { columns: string[]; rows: CsvCell[][] };

/**
 * What a spreadsheet might run: the four signs in either width, and the tab and line ends that
 * some drop, also behind blanks and before more lines. Behind apostrophes too, so that one of a
 * text's own is told from the one that is put before it.
 */
const FORMULA = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

const cellOf = (cell: CsvCell) =>
  typeof cell === "number" && !Number.isFinite(cell) ? null : cell;

/**
 * A file that spreadsheets open as it is meant: UTF-8 with a byte order mark, lines ended as
 * RFC 4180 says, and no text that could run as a formula.
 */
export function toCsv({ columns, rows }: CsvFile): string {
  const cells = [columns, ...rows].map((line) => line.map(cellOf));
  return `\uFEFF${Papa.unparse(cells, { escapeFormulae: FORMULA, newline: "\r\n" })}\r\n`;
}

/** A cell of our own files as it was before `toCsv` put an apostrophe before what might run. */
export const withoutFormulaGuard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

export function downloadCsv(fileName: string, file: CsvFile): void {
  saveFile(fileName, toCsv(file), "text/csv");
}
