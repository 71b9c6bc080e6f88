import { useEffect, useRef } from "react";
import { Skeleton } from "@/components/ui/skeleton";
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
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { formatMonth } from "@/lib/dates/calendar-month";
import { NOT_KNOWN } from "./change";
import { PanelScroll } from "./panel-layout";

type FigureColumn = {
  label: string;
  /** Formats numbers on the screen; exports have plain numbers. */
  format?: (value: number) => string;
  /** Formats days or months on the screen; exports have ISO dates. */
  calendar?: "day" | "month";
};

/** The figures of a panel, for its table view and its export. */
export type FigureTable = {
  caption: string;
  columns: FigureColumn[];
  rows: CsvCell[][];
  /** The first cell of the requested row, which is marked, focused and scrolled to. */
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
    // A fixed height, while loading and for any number of rows.
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
                  // The scroll margin is for the sticky head.
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

const ROWS = [34, 42, 28, 38, 46, 30, 40, 36];

export function FigureTableSkeleton() {
  return (
    <div className="h-96 overflow-hidden pt-9.5">
      {ROWS.map((width) => (
        <div
          key={width}
          className="flex h-11.5 items-center justify-between border-t border-line px-4.5"
        >
          <Skeleton style={{ width: `${width}%` }} />
          <Skeleton className="w-16" />
        </div>
      ))}
    </div>
  );
}
