import type { ReactNode } from "react";
import type { CsvCell } from "@/lib/format/csv";

export type ListRow = { id: string };

export type CsvColumn<Row> = { label: string; value: (row: Row) => CsvCell };

/** The order a column's head asks for: `key`, or "-" and `key` downwards. */
export type ColumnSort = { key: string; begins: "up" | "down" };

/** All labels are translated by whoever makes the column. */
export type ListColumn<Row> = {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** What it becomes in an export; a column may be several there. */
  csv?: CsvColumn<Row>[];
  sort?: ColumnSort;
  align?: "end";
  /** A badge: in stacked rows it comes before what is plain text. */
  isBadge?: true;
  /** In stacked rows it has a line to itself. */
  isWide?: true;
  /** In stacked rows its label stands before it, where the value alone would be a riddle. */
  isLabeled?: boolean;
  /** Of its head and its cells, as for a width of its own. */
  className?: string;
};

/** What the row is: always shown, first, mostly a link, and across the full width on phones. */
export type TitleColumn<Row> = {
  label: string;
  text: (row: Row) => string;
  note?: (row: Row) => ReactNode;
  /** A small picture before it. */
  leading?: (row: Row) => ReactNode;
  /** Shown for the text, where it may break at certain places. */
  content?: (row: Row) => ReactNode;
  /** What the pointer is told about it. */
  hint?: (row: Row) => string;
  /** Without it the title is no link. */
  href?: (row: Row) => string | undefined;
  /** For a record that opens on the same page: what a plain click does instead of following. */
  onOpen?: (row: Row) => void;
  /** In stacked rows nothing stands beside it. */
  isWide?: true;
  /** A click anywhere in the row follows it; no cell has a control of its own then. */
  isWholeRow?: true;
  className?: string;
  csv?: CsvColumn<Row>[];
  sort?: ColumnSort;
};

/** The columns of a list as a person has chosen to see them. */
const shownColumns = <Row>(columns: readonly ListColumn<Row>[], ids: readonly string[]) =>
  columns.filter(({ id }) => ids.includes(id));

/** What a file has of the columns shown. */
export const csvColumns = <Row>(
  title: TitleColumn<Row>,
  columns: readonly ListColumn<Row>[],
  ids: readonly string[],
): CsvColumn<Row>[] => [
  ...(title.csv ?? []),
  ...shownColumns(columns, ids).flatMap(({ csv }) => csv ?? []),
];
