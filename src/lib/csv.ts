import Papa from "papaparse";

export type CsvCell = string | number | null;

export type CsvFile = {
  /** Stand above the table, a line each: what was chosen. */
  about: [label: string, value: string][];
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
  const address = URL.createObjectURL(new Blob([toCsv(file)], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Revoked at once, Safari would not have begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
