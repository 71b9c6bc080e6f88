import type { ReactNode } from "react";
import type { CsvCell } from "@/lib/format/csv";

export type ListRow = { id: string };

export type CsvColumn<Row> = { label: string; value: (row: Row) => CsvCell };

/** The order that a column's head requests: `key`, or "-" and `key` for descending. */
export type ColumnSort = { key: string; begins: "up" | "down" };

/** Labels must be translated. */
export type ListColumn<Row> = {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Its columns in an export, possibly several. */
  csv?: CsvColumn<Row>[];
  sort?: ColumnSort;
  align?: "end";
  /** A badge comes before plain text in stacked rows. */
  isBadge?: true;
  /** Has a line of its own in stacked rows. */
  isWide?: true;
  /** Shows its label in stacked rows, where the value alone is unclear. */
  isLabeled?: boolean;
  className?: string;
};

/** The first column, always shown, mostly a link, and full width on phones. */
export type TitleColumn<Row> = {
  label: string;
  text: (row: Row) => string;
  note?: (row: Row) => ReactNode;
  leading?: (row: Row) => ReactNode;
  /** Rendered instead of the text, to control where it breaks. */
  content?: (row: Row) => ReactNode;
  hint?: (row: Row) => string;
  href?: (row: Row) => string | undefined;
  /** Replaces navigation on a plain click, for records that open on the same page. */
  onOpen?: (row: Row) => void;
  isWide?: true;
  /** A click anywhere in the row follows the link, so cells have no controls. */
  isRowLink?: true;
  className?: string;
  csv?: CsvColumn<Row>[];
  sort?: ColumnSort;
};

const shownColumns = <Row>(columns: readonly ListColumn<Row>[], ids: readonly string[]) =>
  columns.filter(({ id }) => ids.includes(id));

export const csvColumns = <Row>(
  title: TitleColumn<Row>,
  columns: readonly ListColumn<Row>[],
  ids: readonly string[],
): CsvColumn<Row>[] => [
  ...(title.csv ?? []),
  ...shownColumns(columns, ids).flatMap(({ csv }) => csv ?? []),
];
