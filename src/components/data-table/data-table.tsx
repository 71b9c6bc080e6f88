import {
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from "@tanstack/react-table";
import { useCallback, useEffect, useMemo, useRef, type FocusEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ColumnHead } from "./column-head";
import { DataRow } from "./data-row";
import type { ListColumn, ListRow, TitleColumn } from "./list-column";
import { ListFoot } from "./list-foot";
import { ListStates, type ListWords } from "./list-states";
import { rowKeys } from "./row-keys";
import { SelectAll } from "./selection/select-all";
import { Table, TableBody, TableHead, TableHeader } from "@/components/ui/table";
import { useIsBelow } from "@/hooks/use-is-below";
import { cn } from "@/lib/cn";
import type { ListPages } from "./use-list-pages";
import type { ListSelection } from "./selection/use-list-selection";
import { useFocusAfterRemoval } from "./use-focus-after-removal";
import { useMountedRows } from "./use-mounted-rows";

/** Before a row was measured. */
const ROW_HEIGHT = { inTable: 58, stacked: 140 };

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

type DataTableProps<Row extends ListRow> = {
  /** What the list is of, for those who cannot see it. */
  label: string;
  words: ListWords;
  pages: ListPages<Row>;
  /** Keep `title` and `columns` the same from render to render while they are the same. */
  title: TitleColumn<Row>;
  columns: ListColumn<Row>[];
  /** Ids of the columns shown. */
  shown: readonly string[];
  /** A column's key, with "-" downwards. */
  order?: string;
  onOrder?: (order: string) => void;
  /** Null where nothing can be done with many at once. */
  selection: ListSelection<Row> | null;
  /** Last in each row. Keep it the same while it is. */
  actions?: (row: Row) => ReactNode;
  openId?: string | null;
  /** Where its columns need more room than a phone's rows do. */
  stackBelow?: "sm" | "xl";
  /** Below the rows, or null, in place of the button that reads on; then the page scrolls. */
  footer?: ReactNode;
  isFiltered?: boolean;
  onClearFilters?: () => void;
};

/**
 * A list's rows: read on as one scrolls, sorted by their heads, ticked, gone through by arrow keys
 * and stacked on phones. Of more than two hundred only those near what is seen are mounted.
 */
export function DataTable<Row extends ListRow>(props: DataTableProps<Row>) {
  const { label, pages, title, columns, shown, order = "", onOrder, selection, actions } = props;
  const { stackBelow = "sm", footer } = props;
  const { t } = useTranslation();
  const isStacked = useIsBelow(stackBelow);
  const isPhone = useIsBelow("sm");
  const isPageScrolled = isPhone || footer !== undefined;
  const region = useRef<HTMLDivElement>(null);
  const defs = useMemo(
    () => columns.map(({ id }): ColumnDef<typeof features, Row> => ({ id })),
    [columns],
  );
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map(({ id }) => [id, shown.includes(id)])),
    [columns, shown],
  );
  const table = useTable({
    features,
    columns: defs,
    data: pages.rows,
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
  const mounted = useMountedRows({
    rows: pages.rows,
    region,
    isPageScrolled,
    rowHeight: isStacked ? ROW_HEIGHT.stacked : ROW_HEIGHT.inTable,
    keptId: props.openId ?? null,
  });
  const rememberFocus = useFocusAfterRemoval(pages.rows, region);
  const watchFocus = {
    ...mounted.watchFocus,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      mounted.watchFocus.onFocus(event);
      rememberFocus(event);
    },
  };
  const { isStale } = pages;
  const wasStale = useRef(isStale);
  useEffect(() => {
    // Another question has its answer, which is read from its beginning.
    if (wasStale.current && !isStale && region.current) showBeginning(region.current);
    wasStale.current = isStale;
  }, [isStale]);
  const scroller = useCallback(() => (isPageScrolled ? null : region.current), [isPageScrolled]);
  const width = visible.length + 1 + (selection ? 1 : 0) + (actions ? 1 : 0);

  return (
    <ListStates {...props}>
      <div
        ref={region}
        className={cn(
          // What is only hidden from the eye would widen the page.
          "relative min-h-0 rounded-b-[calc(var(--radius-md)-1px)]",
          !isPageScrolled &&
            "overflow-auto overscroll-contain focus-visible:shadow-none focus-visible:-outline-offset-3 [@media(height<=40rem)]:max-h-120",
        )}
        data-stacked={isStacked || undefined}
        {...(!isPageScrolled && { role: "region", "aria-label": label, tabIndex: 0 })}
        {...watchFocus}
      >
        <Table
          className="transition-opacity group-data-stale/list:opacity-55 stacked:block"
          data-records
          aria-label={label}
          aria-rowcount={pages.total === undefined || pages.hasMore ? -1 : rows.length + 1}
          {...rowKeys}
        >
          <TableHeader
            className={
              selection
                ? "stacked:flex stacked:border-b stacked:border-line stacked:px-4"
                : "stacked:hidden"
            }
          >
            <tr>
              {selection && (
                <td className="sticky top-0 z-2 h-11 w-px border-b border-line-strong bg-surface pl-4.5 stacked:static stacked:border-0 stacked:pl-0">
                  <SelectAll
                    className="stacked:-mr-3"
                    isAll={table.getIsAllRowsSelected()}
                    isSome={rows.some((row) => row.getIsSelected())}
                    onSelect={(isSelected) => table.toggleAllRowsSelected(isSelected)}
                  />
                </td>
              )}
              <ColumnHead label={title.label} sort={title.sort} order={order} onOrder={onOrder} />
              {visible.map((column) => (
                <ColumnHead
                  key={column.id}
                  label={column.label}
                  className={column.align === "end" ? "text-right" : undefined}
                  sort={column.sort}
                  order={order}
                  onOrder={onOrder}
                />
              ))}
              {actions && (
                <TableHead className="z-2 text-right stacked:hidden">{t("Actions")}</TableHead>
              )}
            </tr>
          </TableHeader>
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
                    onSelect={selection === null ? null : handleSelect}
                    measure={mounted.measure}
                  />
                )
              );
            })}
          </TableBody>
        </Table>
        {footer === undefined ? <ListFoot pages={pages} scroller={scroller} /> : footer}
      </div>
    </ListStates>
  );
}

function showBeginning(region: HTMLElement): void {
  region.scrollTop = 0;
  const panel = region.closest("section");
  if (panel && panel.getBoundingClientRect().top < 0) panel.scrollIntoView();
}

/** As high as the rows that are not mounted. */
function Gap({ height, width }: { height: number; width: number }) {
  return (
    <tr aria-hidden="true" className="stacked:block">
      <td className="p-0 stacked:block" colSpan={width} style={{ height }} />
    </tr>
  );
}
