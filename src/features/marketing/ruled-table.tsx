import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

type Cells = readonly [string, string, string];

type RuledTableProps = {
  columns: Cells;
  /** The first cell is the row's heading. */
  rows: readonly Cells[];
  className?: string;
  lastColumnClassName?: string;
  /** Used on phones with two cells side by side. */
  phoneColumns?: string;
};

/** A ruled table. On phones a row’s heading is above its cells, which are labelled individually. */
export function RuledTable(props: RuledTableProps) {
  const { columns, rows, className, lastColumnClassName, phoneColumns = "grid-cols-2" } = props;
  const [first, second, third] = columns;
  return (
    <table className={cn("block text-left leading-snug sm:table sm:w-full", className)}>
      <thead className="hidden border-b-2 border-text text-sm sm:table-header-group">
        <tr>
          <ColumnHeading>{first}</ColumnHeading>
          <ColumnHeading>{second}</ColumnHeading>
          <ColumnHeading className={lastColumnClassName}>{third}</ColumnHeading>
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {rows.map(([heading, middle, last]) => (
          <tr
            key={heading}
            className={cn(
              "grid gap-x-4 border-b border-line-strong py-3.5 sm:table-row",
              phoneColumns,
            )}
          >
            <th
              scope="row"
              className="col-span-2 block align-top font-display text-xl/[1.3] font-semibold sm:table-cell sm:w-1/3 sm:py-4 sm:pr-6"
            >
              {heading}
            </th>
            <Cell column={second}>{middle}</Cell>
            <Cell column={third} className={lastColumnClassName}>
              {last}
            </Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ColumnHeading({ className, ...props }: ComponentProps<"th">) {
  return <th {...props} scope="col" className={cn("py-2.5 pr-6 align-top font-bold", className)} />;
}

function Cell({ column, className, children }: ComponentProps<"td"> & { column: string }) {
  return (
    <td
      className={cn(
        "block pt-1 align-top text-base/snug text-text-2 sm:table-cell sm:py-4 sm:pr-6 sm:leading-[inherit]",
        className,
      )}
    >
      <b className="block text-xs font-semibold text-muted sm:hidden">{column}</b>
      {children}
    </td>
  );
}
