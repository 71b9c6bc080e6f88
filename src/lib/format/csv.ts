import Papa from "papaparse";
import { saveFile } from "@/lib/storage/save-file";
import { isoMomentBasic } from "@/lib/dates/iso-moment";

export type Exported = {
  title: string;
  /** The filters as text; a value that is clear by itself has no label. */
  chosen: readonly { label?: string; value: string }[];
  /** The order of the rows: "Newest first". */
  order?: string | undefined;
  moment: Date;
  isSample: boolean;
};

// File systems allow 255 bytes; the filters get what the other parts leave.
const LONGEST_PART = 40;
const LONGEST_CHOICE = 100;

/** Lowercase letters, marks and digits of any script, separated by hyphens. */
const wordsOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "");

/** Cuts the text to `bytes`, at a character boundary. */
function cut(text: string, bytes: number): string {
  const encoder = new TextEncoder();
  let kept = "";
  let size = 0;
  for (const character of text) {
    size += encoder.encode(character).length;
    if (size > bytes) break;
    kept += character;
  }
  return kept.replace(/[-_]+$/, "");
}

/**
 * "curbfront_clients_status-active_sorted-by-newest-first_20261121T223000-0500.csv": valid on every
 * file system, always with the order and the time.
 */
export function exportFileName({ title, chosen, order, moment, isSample }: Exported): string {
  const choices = chosen
    .map(({ label = "", value }) => cut(wordsOf(`${label} ${value}`), LONGEST_PART))
    .filter(Boolean);
  const parts = [
    "curbfront",
    cut(wordsOf(title), LONGEST_PART),
    cut(choices.join("_"), LONGEST_CHOICE),
    cut(wordsOf(order ?? ""), LONGEST_PART),
    isSample ? "example-data" : "",
    isoMomentBasic(moment),
  ];
  return `${parts.filter(Boolean).join("_")}.csv`;
}

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
