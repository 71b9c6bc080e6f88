import {
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from "@tanstack/react-table";
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useLayoutEffect,
  useState,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";
import { Table, TableBody } from "@/components/ui/table";
import { cn } from "@/lib/cn";
import { useIsBelow } from "@/hooks/use-is-below";
import { DataRow } from "./data-row";
import type { ListColumn, ListRow, TitleColumn } from "./list-column";
import { rowKeys } from "./row-keys";
import type { ListSelection } from "./selection/use-list-selection";
import { TableHeads } from "./table-heads";
import { useVirtualRows } from "./use-virtual-rows";

const ROW_HEIGHT = { inTable: 58, stacked: 140 };

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

export type TableViewProps<Row extends ListRow> = {
  label: string;
  /** Must be stable across renders. */
  title: TitleColumn<Row>;
  columns: ListColumn<Row>[];
  /** Ids of the visible columns; all by default. */
  shown?: readonly string[];
  /** A column's key, with "-" for descending. */
  order?: string;
  onOrder?: (order: string) => void;
  /** Null without bulk actions. */
  selection?: ListSelection<Row> | null;
  /** The last cell of each row. Must be stable across renders. */
  actions?: (row: Row) => ReactNode;
  openId?: string | null;
  isLate?: (row: Row) => boolean;
  /** The width below which rows are stacked: of the window, or with "@" of the container. */
  stackBelow?: StackBelow;
  tableClassName?: string;
};

type Props<Row extends ListRow> = TableViewProps<Row> & {
  rows: Row[];
  hasMore?: boolean;
  className?: string;
  region: RefObject<HTMLDivElement | null>;
  isPageScrolled?: boolean;
  children?: ReactNode;
};

/** Rows and their heads. Beyond two hundred, only rows near the visible ones are mounted. */
export function TableView<Row extends ListRow>(props: Props<Row>) {
  const { label, rows: records, title, columns, shown, selection = null, actions, region } = props;
  const { stackBelow = "sm", isPageScrolled = false } = props;
  const isStacked = useIsStacked(stackBelow, region);
  const defs = useMemo(
    () => columns.map(({ id }): ColumnDef<typeof features, Row> => ({ id })),
    [columns],
  );
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map(({ id }) => [id, shown?.includes(id) ?? true])),
    [columns, shown],
  );
  const table = useTable({
    features,
    columns: defs,
    data: records,
    getRowId: (row) => row.id,
    enableRowSelection: selection !== null,
    state: { columnVisibility, rowSelection: selection?.state ?? {} },
    onRowSelectionChange: selection?.setState,
  });
  const visibleIds = table
    .getVisibleLeafColumns()
    .map(({ id }) => id)
    .join(",");
  const visible = useMemo(
    () => columns.filter(({ id }) => visibleIds.split(",").includes(id)),
    [columns, visibleIds],
  );
  const latest = useRef(table);
  useEffect(() => {
    latest.current = table;
  });
  const handleSelect = useCallback(
    (id: string, event: unknown) => latest.current.getRow(id).getToggleSelectedHandler()(event),
    [],
  );
  const rows = table.getRowModel().rows;
  const mounted = useVirtualRows({
    rows: records,
    region,
    isPageScrolled,
    rowHeight: isStacked ? ROW_HEIGHT.stacked : ROW_HEIGHT.inTable,
    openId: props.openId ?? null,
  });
  const rememberFocus = useFocusAfterRemoval(records, region);
  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    mounted.watchFocus.onFocus(event);
    rememberFocus(event);
  };
  const width = visible.length + 1 + (selection ? 1 : 0) + (actions ? 1 : 0);

  return (
    <div
      ref={region}
      data-slot="table-container"
      className={cn(
        // Contains visually hidden content, which would widen the page.
        "relative min-h-0 rounded-b-[calc(var(--radius-md)-1px)]",
        !isPageScrolled &&
          "overflow-auto overscroll-contain focus-visible:shadow-none focus-visible:-outline-offset-3 print:overflow-visible",
        props.className,
      )}
      data-stacked={isStacked || undefined}
      {...(!isPageScrolled && { role: "region", "aria-label": label, tabIndex: 0 })}
      {...mounted.watchFocus}
      onFocus={handleFocus}
      {...mounted.followEnd}
    >
      <Table
        className={cn(
          "transition-opacity group-data-stale/list:opacity-55 stacked:block",
          props.tableClassName,
        )}
        data-records
        aria-label={label}
        aria-rowcount={props.hasMore ? -1 : rows.length + 1}
        {...rowKeys}
      >
        <TableHeads
          title={title}
          columns={visible}
          hasActions={actions !== undefined}
          order={props.order}
          onOrder={props.onOrder}
          selectAll={
            selection && {
              count: rows.length,
              isAll: table.getIsAllRowsSelected(),
              isSome: rows.some((row) => row.getIsSelected()),
              onSelect: (isSelected) => table.toggleAllRowsSelected(isSelected),
            }
          }
        />
        <TableBody data-rows className="stacked:block">
          {mounted.parts.map((part) => {
            if ("gap" in part) return <Gap key={part.key} height={part.gap} width={width} />;
            const row = rows[part.index];
            return (
              row && (
                <DataRow
                  key={row.id}
                  row={row.original}
                  index={part.index}
                  title={title}
                  columns={visible}
                  actions={actions}
                  isOpen={row.id === props.openId}
                  isSelected={row.getIsSelected()}
                  isLate={props.isLate?.(row.original) ?? false}
                  onSelect={selection === null ? null : handleSelect}
                  measure={mounted.measure}
                />
              )
            );
          })}
        </TableBody>
      </Table>
      {props.children}
    </div>
  );
}

/** Takes the height of unmounted rows. */
function Gap({ height, width }: { height: number; width: number }) {
  return (
    <tr aria-hidden="true" className="stacked:block">
      <td className="p-0 stacked:block" colSpan={width} style={{ height }} />
    </tr>
  );
}

/** When the focused row leaves the list, focuses the row that takes its place. */
function useFocusAfterRemoval(
  rows: readonly { id: string }[],
  region: RefObject<HTMLElement | null>,
) {
  const last = useRef<{ id: string; index: number } | null>(null);

  useLayoutEffect(() => {
    const had = last.current;
    if (had === null || rows.length === 0 || rows.some(({ id }) => id === had.id)) return;
    last.current = null;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const index = Math.min(had.index, rows.length - 1);
    region.current
      ?.querySelector(`[data-index="${index}"]`)
      ?.querySelector<HTMLElement>("[data-row-link], a, button")
      ?.focus();
  }, [rows, region]);

  return ({ target }: FocusEvent) => {
    const id = target.closest<HTMLElement>("[data-row]")?.dataset.row;
    const index = rows.findIndex((row) => row.id === id);
    last.current = id === undefined || index < 0 ? null : { id, index };
  };
}

/** Tailwind's breakpoints; "@" means those of a container. */
type StackBelow = "sm" | "xl" | "@xl" | "always";

/** Also stacks below this container width, which is smaller at large text sizes. */
const CONTAINER_REM: Record<StackBelow, number> = { sm: 0, xl: 48, "@xl": 36, always: 0 };

const isNarrowerThan = (rem: number, box: HTMLElement) =>
  box.offsetWidth < rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Whether a list's rows stand one under another, because its columns would not fit. */
function useIsStacked(below: StackBelow, region: RefObject<HTMLElement | null>): boolean {
  const containerRem = CONTAINER_REM[below];
  const isWindowBelow = useIsBelow(below === "xl" ? "xl" : "sm");
  const [isContainerBelow, setIsContainerBelow] = useState(false);
  useLayoutEffect(() => {
    const box = region.current;
    if (containerRem === 0 || box === null || typeof ResizeObserver === "undefined")
      return undefined;
    // Synchronous, because the rows are measured next.
    const observer = new ResizeObserver(() =>
      flushSync(() => setIsContainerBelow(isNarrowerThan(containerRem, box))),
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, [containerRem, region]);
  if (below === "always") return true;
  return isContainerBelow || (below !== "@xl" && isWindowBelow);
}
