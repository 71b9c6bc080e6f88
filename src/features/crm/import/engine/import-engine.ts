import { IMPORT_MAX_ROWS, type ImportList, type StagedRow } from "@/data/imports/schema";
import { mendedRow, NO_CORRECTIONS, type Corrections } from "./corrections";
import { decodeFile, isBinary, type Encoding } from "./decode-file";
import { errorsTable } from "./errors-table";
import { importFields, listFields } from "@/data/records/record-fields";
import { matchColumns, type Matching } from "./match-columns";
import { countUnread, fileValues, type FileValue, type UnreadField } from "./file-values";
import { parseTable, writeLine, type Delimiter, type Table } from "./parse-table";
import { cellOf, readRow, shownValue, type Problem, type Reading, type ReadRow } from "./read-rows";
import { dayParts, isAmbiguousDay, readDay, type DayOrder } from "./read-values";

export const IMPORT_MAX_BYTES = 20 * 1024 * 1024;
const SAMPLES = 3;
const PREVIEW_ROWS = 8;
const LISTED_PROBLEMS = 200;

/** Why the file was refused; the screen has a sentence for each. */
export type FileRefusal = "empty" | "only-header" | "too-many-rows" | "not-text";

export type TableInfo = {
  encoding: Encoding | null;
  isEncodingAssumed: boolean;
  delimiter: Delimiter;
  hasHeader: boolean;
  columns: string[];
  samples: string[][];
  filled: number[];
  rows: number;
  openQuoteLine: number | null;
  matching: Matching;
};

export type DayReading = {
  order: DayOrder;
  /** "inferred" by other dates of the file, "chosen" by the person, "assumed" as US files have it. */
  why: "inferred" | "chosen" | "assumed";
  /** The number of ambiguous dates, and the first of them. */
  ambiguous: number;
  first: { typed: string; day: string | null } | null;
};

export type CheckInfo = {
  good: number;
  bad: number;
  preview: ReadRow[];
  problems: Problem[];
  problemCount: number;
  /** Null without imported dates. */
  days: DayReading | null;
  values: FileValue[];
  unread: UnreadField[];
};

export type CheckChoices = {
  matching: Matching;
  dayOrder: DayOrder | null;
  people: readonly { id: string; name: string; removed_at: string | null }[];
  corrections?: Corrections;
};

/** A cell that the database refused. */
type Place = Pick<Problem, "line" | "field">;

export type EngineRequest =
  | { do: "load"; list: ImportList; source: Uint8Array | string }
  | { do: "parse"; delimiter: Delimiter; hasHeader: boolean }
  | { do: "check"; choices: CheckChoices }
  | { do: "cells"; places: readonly Place[] }
  | { do: "rows"; start: number; count: number }
  | { do: "errors"; fromDatabase: readonly Problem[] };

export type EngineAnswers = {
  load: TableInfo | { refusal: FileRefusal };
  parse: TableInfo | { refusal: FileRefusal };
  check: CheckInfo;
  cells: Pick<Problem, "value" | "isCut">[];
  rows: StagedRow[];
  errors: { columns: string[]; rows: (string | null)[][]; problems: Problem[] };
};

const sampleOf = (table: Table, column: number) => {
  const values: string[] = [];
  for (const { cells } of table.rows) {
    const value = cells[column]?.trim() ?? "";
    if (value !== "") values.push(value.slice(0, 80));
    if (values.length === SAMPLES) break;
  }
  return values;
};

/** Names of several people map to null. Removed people count only if nobody else has the name. */
function byName(people: CheckChoices["people"]): ReadonlyMap<string, string | null> {
  const ids = new Map<string, string | null>();
  for (const isPresent of [true, false]) {
    const known = new Set(ids.keys());
    for (const { id, name } of people.filter(
      (person) => (person.removed_at === null) === isPresent,
    )) {
      const key = name.toLowerCase();
      if (!known.has(key)) ids.set(key, ids.has(key) ? null : id);
    }
  }
  return ids;
}

/** The order of day and month in the matched date columns. */
function readDays(
  table: Table,
  columns: readonly number[],
  chosen: DayOrder | null,
): DayReading | null {
  if (columns.length === 0) return null;
  const typed = table.rows.flatMap(({ cells }) =>
    columns.map((column) => cells[column]?.trim() ?? ""),
  );
  const parts = typed.map(dayParts).filter((found) => found !== null);
  const isDayFirst = parts.some(({ first }) => first > 12);
  const isMonthFirst = parts.some(({ second }) => second > 12);
  const inferred = isDayFirst === isMonthFirst ? null : isDayFirst ? "day-first" : "month-first";
  const order = chosen ?? inferred ?? "month-first";
  const ambiguous = typed.filter(isAmbiguousDay);
  const first = ambiguous[0];
  return {
    order,
    why: chosen !== null ? "chosen" : inferred !== null ? "inferred" : "assumed",
    ambiguous: ambiguous.length,
    first: first === undefined ? null : { typed: first, day: readDay(first, order) },
  };
}

/** Holds one file and answers queries about it. Contains all slow work, so that it can run in a worker. */
export function createImportEngine() {
  let list: ImportList = "leads";
  let text = "";
  let encoding: { encoding: Encoding | null; isEncodingAssumed: boolean };
  let table: Table | null = null;
  /** The corrected rows of the last check. */
  let checked: Table = emptyTable;
  let reading: Reading = nothingRead;
  let read: ReadRow[] = [];

  function parse(choices: { delimiter?: Delimiter; hasHeader?: boolean }): EngineAnswers["load"] {
    table = parseTable(text, choices);
    checked = table;
    read = [];
    if (table.rows.length === 0) {
      return { refusal: table.hasHeader && table.columns.length > 0 ? "only-header" : "empty" };
    }
    if (table.rows.length > IMPORT_MAX_ROWS) return { refusal: "too-many-rows" };
    const samples = table.columns.map((_, column) => sampleOf(table ?? emptyTable, column));
    const { delimiter, hasHeader, columns, openQuoteLine, rows } = table;
    const filled = columns.map(
      (_, column) => rows.filter(({ cells }) => (cells[column]?.trim() ?? "") !== "").length,
    );
    const matching = matchColumns(listFields(list), columns, samples);
    const shape = { delimiter, hasHeader, columns, openQuoteLine, rows: rows.length };
    return { ...encoding, ...shape, samples, filled, matching };
  }

  function load(request: Extract<EngineRequest, { do: "load" }>): EngineAnswers["load"] {
    list = request.list;
    if (typeof request.source === "string") {
      text = request.source;
      encoding = { encoding: null, isEncodingAssumed: false };
      return parse({});
    }
    if (isBinary(request.source)) return { refusal: "not-text" };
    const decoded = decodeFile(request.source);
    if (decoded.text.slice(0, 10_000).includes("\u0000")) return { refusal: "not-text" };
    ({ text } = decoded);
    encoding = { encoding: decoded.encoding, isEncodingAssumed: decoded.isAssumed };
    return parse({});
  }

  function check({ matching, dayOrder, people, ...choices }: CheckChoices): CheckInfo {
    const fields = importFields(list);
    const current = table ?? emptyTable;
    const { corrections = NO_CORRECTIONS } = choices;
    const rows = current.rows.map((row) =>
      mendedRow(row, corrections, matching, current.delimiter),
    );
    checked = { ...current, rows };
    const dayColumns = fields
      .filter(({ kind }) => kind === "day")
      .map(({ id }) => matching[id])
      .filter((column) => column !== undefined);
    const days = readDays(checked, dayColumns, dayOrder);
    reading = {
      fields,
      matching,
      columns: current.columns.length,
      dayOrder: days?.order ?? "month-first",
      people: byName(people),
      corrections,
    };
    read = rows.map((row) => readRow(row, reading));
    const problems = read.flatMap((row) => row.problems);
    const bad = read.filter((row) => row.problems.length > 0).length;
    return {
      good: read.length - bad,
      bad,
      preview: read.filter((row) => row.problems.length === 0).slice(0, PREVIEW_ROWS),
      problems: problems.slice(0, LISTED_PROBLEMS).map(withRowText),
      problemCount: problems.length,
      days,
      values: fileValues(rows, reading),
      unread: countUnread(read, fields),
    };
  }

  const rowAt = (line: number) => checked.rows.find((row) => row.line === line);
  const rowText = (line: number) =>
    shownValue(writeLine(rowAt(line)?.cells ?? [], checked.delimiter));

  /** Problems of a whole row are corrected in its line of the file. */
  const withRowText = (problem: Problem): Problem =>
    problem.field === null ? { ...problem, ...rowText(problem.line) } : problem;

  function cellAt({ line, field: id }: Place): Pick<Problem, "value" | "isCut"> {
    const field = reading.fields.find((one) => one.id === id);
    if (field === undefined) return rowText(line);
    const row = rowAt(line);
    return shownValue(row === undefined ? "" : cellOf(row, field, reading));
  }

  const staged = ({ line, record, problems }: ReadRow): StagedRow => {
    const problem = problems[0];
    return problem === undefined
      ? { line, record }
      : { line, problem: `${problem.field ?? "row"}:${problem.code}` };
  };

  return (request: EngineRequest): EngineAnswers[EngineRequest["do"]] => {
    switch (request.do) {
      case "load":
        return load(request);
      case "parse":
        return parse(request);
      case "check":
        return check(request.choices);
      case "cells":
        return request.places.map(cellAt);
      case "rows":
        return read.slice(request.start, request.start + request.count).map(staged);
      case "errors":
        return errorsTable(checked, read, request.fromDatabase);
    }
  };
}

const emptyTable: Table = {
  delimiter: ",",
  hasHeader: false,
  columns: [],
  rows: [],
  openQuoteLine: null,
};

const nothingRead: Reading = {
  fields: [],
  matching: {},
  columns: 0,
  dayOrder: "month-first",
  people: new Map(),
  corrections: NO_CORRECTIONS,
};
