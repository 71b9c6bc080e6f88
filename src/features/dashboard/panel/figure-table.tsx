import { ScrollRegion } from "@/components/scroll-region";
import type { CsvCell } from "@/lib/csv";
import { formatCalendarDay } from "@/lib/time/calendar-day";

export type FigureColumn = {
  label: string;
  /** For a column of numbers: how they are shown. The exported file has them bare. */
  format?: (value: number) => string;
  /** For a column of calendar days. The exported file has them bare, to be sorted by. */
  isDay?: boolean;
};

/** The figures behind a panel: what its table view shows is what its export holds. */
export type FigureTable = {
  caption: string;
  columns: FigureColumn[];
  rows: CsvCell[][];
  /** What the panel sums its rows up to; the exported file has it above them. */
  summary?: [label: string, value: CsvCell][];
};

/** Stands where a figure does not apply, or is not known. */
const NOTHING = "–";

export function FigureTableView({ caption, columns, rows }: FigureTable) {
  const textOf = (cell: CsvCell, { format, isDay = false }: FigureColumn) => {
    if (cell === null) return NOTHING;
    if (isDay && typeof cell === "string") return formatCalendarDay(cell);
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
