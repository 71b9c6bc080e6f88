import Papa from "papaparse";
import { saveFile } from "./save-file";

export type CsvCell = string | number | null;

export type CsvFile = {
  /** Stand above the table, a line each: what was chosen, what it sums up to. */
  about: [label: string, value: CsvCell][];
  columns: string[];
  rows: CsvCell[][];
};

/**
 * What a spreadsheet might run: the four signs in either width, and the tab and line ends that
 * some drop, also behind blanks and before more lines.
 */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

const cellOf = (cell: CsvCell) =>
  typeof cell === "number" && !Number.isFinite(cell) ? null : cell;

/**
 * A file that spreadsheets open as it is meant: UTF-8 with a byte order mark, lines ended as
 * RFC 4180 says, and no text that could run as a formula.
 */
export function toCsv({ about, columns, rows }: CsvFile): string {
  const lines = [...about, ...(about.length > 0 ? [[]] : []), columns, ...rows];
  const cells = lines.map((line) => line.map(cellOf));
  return `\uFEFF${Papa.unparse(cells, { escapeFormulae: FORMULA, newline: "\r\n" })}\r\n`;
}

export function downloadCsv(fileName: string, file: CsvFile): void {
  saveFile(fileName, toCsv(file), "text/csv");
}
