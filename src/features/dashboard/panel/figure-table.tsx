import { ScrollRegion } from "@/components/scroll-region";
import type { CsvCell } from "@/lib/csv";
import { formatCalendarDay } from "@/lib/time/calendar-day";
import { formatMonth } from "@/lib/time/calendar-month";

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
};

/** Stands where a figure does not apply, or is not known. */
const NOTHING = "–";

export function FigureTableView({ caption, columns, rows }: FigureTable) {
  const textOf = (cell: CsvCell, { format, calendar }: FigureColumn) => {
    if (cell === null) return NOTHING;
    if (calendar === "month") return formatMonth(String(cell));
    if (calendar === "day") return formatCalendarDay(String(cell));
    return typeof cell === "number" && format ? format(cell) : String(cell);
  };
  return (
    <ScrollRegion className="figure-table" aria-label={caption}>
      <table className="data-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, format }) => (
              <th key={label} scope="col" className={format ? "cell-end" : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.map(String).join("|")}>
              {columns.map((column, index) => (
                <td key={column.label} className={column.format ? "cell-end" : undefined}>
                  {textOf(row[index] ?? null, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
