import { Fragment, memo, type ComponentType, type Ref } from "react";
import { ScrollRegion } from "@/components/scroll-region";
import { ScrollFade } from "../panel/panel-scroll";
import { useVirtualRows } from "./use-virtual-rows";

type RowLike = { id: string };

export type CellsProps<Data> = { row: Data; now: Date };

type VirtualTableProps<Data extends RowLike> = {
  /** Names the region and, with the order, the table. */
  label: string;
  className: string;
  columns: { label: string; className: string; isUnseen?: boolean }[];
  /** At least one. */
  rows: Data[];
  /** The row's cells, one for each column. Not made anew on each render. */
  cells: ComponentType<CellsProps<Data>>;
  isLate?: (row: Data) => boolean;
  now: Date;
};

/** A table in a scroll area, of which only the rows around the seen ones exist. */
export function VirtualTable<Data extends RowLike>({
  label,
  className,
  columns,
  rows,
  cells,
  isLate,
  now,
}: VirtualTableProps<Data>) {
  const { virtualizer, region, head } = useVirtualRows(rows);
  const items = virtualizer.getVirtualItems();
  const margin = virtualizer.options.scrollMargin;
  const last = items.at(-1);
  return (
    <ScrollRegion {...region} className="scroll support-scroll" aria-label={label}>
      <table
        className={`data-table support-table ${className}`}
        aria-label={label}
        aria-rowcount={rows.length + 1}
      >
        <thead ref={head}>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={column.className}>
                {column.isUnseen ? <span className="sr-only">{column.label}</span> : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ key, index, start }, place) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <Fragment key={key}>
                <Gap height={start - (items[place - 1]?.end ?? margin)} columns={columns.length} />
                <MemoRow
                  row={row}
                  index={index}
                  isLate={isLate?.(row) ?? false}
                  cells={cells}
                  now={now}
                  measure={virtualizer.measureElement}
                />
              </Fragment>
            );
          })}
          <Gap
            height={virtualizer.getTotalSize() + margin - (last?.end ?? margin)}
            columns={columns.length}
          />
        </tbody>
      </table>
      <ScrollFade />
    </ScrollRegion>
  );
}

type RowProps<Data> = CellsProps<Data> & {
  index: number;
  isLate: boolean;
  cells: ComponentType<CellsProps<Data>>;
  measure: Ref<HTMLTableRowElement>;
};

function Row<Data extends RowLike>({
  row,
  index,
  isLate,
  cells: Cells,
  now,
  measure,
}: RowProps<Data>) {
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className={isLate ? "support-row-late" : undefined}
    >
      <Cells row={row} now={now} />
    </tr>
  );
}

const MemoRow = memo(Row) as typeof Row;

/** Stands for the rows that are not mounted. */
function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr className="support-gap" aria-hidden="true">
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
