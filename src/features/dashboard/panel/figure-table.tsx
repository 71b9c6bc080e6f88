import { useEffect, useRef } from "react";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import { cn } from "@/lib/cn";
import type { CsvCell } from "@/lib/format/csv";
import { formatCalendarDay } from "@/lib/time/calendar-day";
import { formatMonth } from "@/lib/time/calendar-month";
import { NOT_KNOWN } from "../figures/not-known";
import { PanelScroll } from "./panel-scroll";

export type FigureColumn = {
  label: string;
  /** For a column of numbers: how they are shown. The exported file has them bare. */
  format?: (value: number) => string;
  /** For a column of days or months. The exported file has them bare, to be sorted by. */
  calendar?: "day" | "month";
};

/** The figures behind a panel: what its table view shows is what its export holds. */
export type FigureTable = {
  caption: string;
  columns: FigureColumn[];
  rows: CsvCell[][];
  /** First cell of the row that was asked for: it is marked, has the focus and is in view. */
  openRow?: string | null;
};

export function FigureTableView({ caption, columns, rows, openRow = null }: FigureTable) {
  const opened = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (openRow === null) return;
    opened.current?.focus({ preventScroll: true });
    opened.current?.scrollIntoView({ block: "nearest" });
  }, [openRow]);
  const textOf = (cell: CsvCell, { format, calendar }: FigureColumn) => {
    if (cell === null) return NOT_KNOWN;
    if (calendar === "month") return formatMonth(String(cell));
    if (calendar === "day") return formatCalendarDay(String(cell));
    return typeof cell === "number" && format ? format(cell) : String(cell);
  };
  return (
    // As high while it loads as with few rows or with many.
    <PanelScroll className="@container h-96" aria-label={caption}>
      <Table>
        <caption className="sr-only">{caption}</caption>
        <TableHeader>
          <tr>
            {columns.map(({ label, format }) => (
              <TableHead
                key={label}
                className={cn(
                  "@max-lg:align-bottom @max-lg:leading-tight @max-lg:whitespace-normal @max-lg:not-first:pl-1.5 @max-lg:not-last:pr-1.5",
                  format && "text-right",
                )}
              >
                {label}
              </TableHead>
            ))}
          </tr>
        </TableHeader>
        <TableBody>
          {rows.map((row) => (
            <TableRow
              key={row.map(String).join("|")}
              {...(openRow !== null &&
                row[0] === openRow && {
                  ref: opened,
                  tabIndex: -1,
                  "aria-current": true,
                  "data-selected": true,
                  // Its head sticks above the rows.
                  className: "scroll-mt-12 scroll-mb-6 -outline-offset-3 focus-visible:shadow-none",
                })}
            >
              {columns.map((column, index) => (
                <TableCell
                  key={column.label}
                  className={cn(
                    "@max-lg:not-first:pl-1.5 @max-lg:not-last:pr-1.5",
                    (column.format || column.calendar) && "whitespace-nowrap",
                    column.format && "text-right",
                  )}
                >
                  {textOf(row[index] ?? null, column)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </PanelScroll>
  );
}
