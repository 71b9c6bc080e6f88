import Papa from "papaparse";
import type { CsvCell } from "@/lib/format/csv";

/** What a spreadsheet runs, bare and behind what some of them drop or split at. */
export const FORMULAS = [
  '=HYPERLINK("http://evil.example","Pay here")',
  "+1+cmd|' /C calc'!A0",
  "-2+3",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  "\t=1+1",
  "\r=1+1",
  "\n=1+1",
  "\r\n@x",
  "  =1+1",
  "\uFEFF=1+1",
  "\u00A0=1+1",
  "＝1+1",
  "＋1",
  "－1",
  "＠x",
  "=1,=2",
  '"=1"',
  '",=1,"',
  "x\n=1+1",
  "x\r\n=1+1,=2",
];

/** What a spreadsheet takes for a formula, or an older one after it has dropped what is before. */
const RUNS = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** The row with this in place of each of its texts, however deep. */
export function filledWith<Row>(row: Row, text: string): Row {
  if (typeof row === "string") return text as Row;
  if (typeof row !== "object" || row === null) return row;
  if (Array.isArray(row)) return row.map((each: unknown) => filledWith(each, text)) as Row;
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, filledWith(value as unknown, text)]),
  ) as Row;
}

function cellsOf(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, "").replace(/\r\n$/, "");
  return Papa.parse<string[]>(text, { delimiter: ",", newline: "\r\n" }).data;
}

/** The cells of a file that a spreadsheet would run. */
export const formulasIn = (file: string): string[] =>
  cellsOf(file)
    .flat()
    .filter((cell) => RUNS.test(cell));

/**
 * The cells of a file that a spreadsheet would run, or that say something else than was to be written.
 * `lines` are what was, the header's names first.
 */
export function faultsInCsv(file: string, lines: CsvCell[][]): string[] {
  const cells = cellsOf(file);
  if (cells.length !== lines.length) return [`${cells.length} lines: ${JSON.stringify(file)}`];
  return lines.flatMap((line, at) =>
    line.flatMap((wanted, nth) => {
      const cell = cells[at]?.[nth] ?? "";
      // A number below nothing is one.
      const isRun = typeof wanted === "string" && RUNS.test(cell);
      const isSame = [String(wanted ?? ""), `'${wanted ?? ""}`].includes(cell);
      return isRun || !isSame ? [`${JSON.stringify(wanted)} → ${JSON.stringify(cell)}`] : [];
    }),
  );
}
