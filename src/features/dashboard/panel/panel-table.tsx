import { useRef } from "react";
import type { ListRow } from "@/components/data-table/list-column";
import { TableView, type TableViewProps } from "@/components/data-table/table-view";
import { cn } from "@/lib/cn";
import { ScrollFade } from "./panel-scroll";

type PanelTableProps<Row extends ListRow> = TableViewProps<Row> & {
  rows: Row[];
  className?: string;
};

/** A panel's list. Its columns stand closer than a page's, and its rows stack by its own width. */
export function PanelTable<Row extends ListRow>({
  className,
  tableClassName,
  ...props
}: PanelTableProps<Row>) {
  const region = useRef<HTMLDivElement>(null);
  return (
    <TableView
      {...props}
      region={region}
      stackBelow="@xl"
      className={cn(
        // The rows' places are kept by their measured heights.
        "[overflow-anchor:none]",
        // Further in, the head would hide it.
        "focus-visible:outline-offset-0",
        className,
      )}
      tableClassName={cn("[&_:is(th,td)]:px-2", tableClassName)}
    >
      <ScrollFade />
    </TableView>
  );
}
