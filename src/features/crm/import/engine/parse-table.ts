import Papa from "papaparse";

const DELIMITERS = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

export type SourceRow = {
  /** The row's first line in the file, from 1. */
  line: number;
  cells: string[];
};

export type Table = {
  delimiter: Delimiter;
  hasHeader: boolean;
  /** Unique names: repeated ones are numbered. Unnamed columns are "". */
  columns: string[];
  rows: SourceRow[];
  openQuoteLine: number | null;
};

type Choices = { delimiter?: Delimiter | undefined; hasHeader?: boolean | undefined };

const isDelimiter = (text: string): text is Delimiter =>
  (DELIMITERS as readonly string[]).includes(text);

const isBlank = (cells: string[]) => cells.every((cell) => cell.trim() === "");

function guessDelimiter(text: string): Delimiter {
  const { meta } = Papa.parse(text.slice(0, 100_000), {
    preview: 20,
    newline: "\n",
    skipEmptyLines: "greedy",
    delimitersToGuess: [...DELIMITERS],
  });
  return isDelimiter(meta.delimiter) ? meta.delimiter : ",";
}

/** A first line for spreadsheets that names the separator: `sep=;`, possibly quoted or padded. */
const SEPARATOR_LINE = /^"?sep=(.)"?[,;\t|]*(?:\n|$)/i;

/** Values of rows rather than of a header: addresses, figures, dates. */
const DATA = /@|^[\d(+$€£-][\d\s().,/:+-]*$|^https?:/;

function looksLikeHeader(cells: string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  return filled.length > 0 && filled.every((cell) => !DATA.test(cell) && cell.length <= 80);
}

function columnNames(header: string[] | undefined, width: number): string[] {
  const seen = new Map<string, number>();
  return Array.from({ length: width }, (_, index) => {
    const name = header?.[index]?.trim().replaceAll(/\s+/g, " ") ?? "";
    if (name === "") return name;
    const key = name.toLowerCase();
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

/** Parses separated text; missing choices are guessed. */
export function parseTable(fileText: string, choices: Choices = {}): Table {
  // One kind of line end, also within quotes, so that lines can be counted.
  const whole = fileText.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  const [separatorLine = "", named = ""] = SEPARATOR_LINE.exec(whole) ?? [];
  const text = whole.slice(separatorLine.length);
  const delimiter = choices.delimiter ?? (isDelimiter(named) ? named : guessDelimiter(text));
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: "\n" });
  const rows: SourceRow[] = [];
  let line = separatorLine === "" ? 1 : 2;
  let openQuoteLine: number | null = null;
  const openQuoteRow = errors.find(({ code }) => code === "MissingQuotes")?.row;
  for (const [index, cells] of data.entries()) {
    if (index === openQuoteRow) openQuoteLine = line;
    if (!isBlank(cells)) rows.push({ line, cells });
    line += 1;
    for (const cell of cells) if (cell.includes("\n")) line += cell.split("\n").length - 1;
  }
  const hasHeader = choices.hasHeader ?? looksLikeHeader(rows[0]?.cells ?? []);
  const header = hasHeader ? rows.shift()?.cells : undefined;
  // Too long rows are problems; without a header all rows count.
  const width = header?.length ?? rows.reduce((most, row) => Math.max(most, row.cells.length), 0);
  return { delimiter, hasHeader, columns: columnNames(header, width), rows, openQuoteLine };
}

export const writeLine = (cells: readonly string[], delimiter: Delimiter): string =>
  Papa.unparse([[...cells]], { delimiter });

export const readLine = (line: string, delimiter: Delimiter): string[] =>
  Papa.parse<string[]>(line, { delimiter }).data[0] ?? [];
