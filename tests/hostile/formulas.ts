import Papa from "papaparse";
import type { CsvCell } from "@/lib/format/csv";

/** Formulas, plain and behind prefixes that some spreadsheets drop or split at. */
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

/** Text that a spreadsheet runs as a formula; older ones drop leading blanks. */
const RUNS = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

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

export const formulasIn = (file: string): string[] =>
  cellsOf(file)
    .flat()
    .filter((cell) => RUNS.test(cell));

/** Cells that a spreadsheet would run, or that differ from `lines`, which begin with the header. */
export function csvErrors(file: string, lines: CsvCell[][]): string[] {
  const cells = cellsOf(file);
  if (cells.length !== lines.length) return [`${cells.length} lines: ${JSON.stringify(file)}`];
  return lines.flatMap((line, at) =>
    line.flatMap((wanted, nth) => {
      const cell = cells[at]?.[nth] ?? "";
      const isRun = typeof wanted === "string" && RUNS.test(cell);
      const isSame = [String(wanted ?? ""), `'${wanted ?? ""}`].includes(cell);
      return isRun || !isSame ? [`${JSON.stringify(wanted)} → ${JSON.stringify(cell)}`] : [];
    }),
  );
}
