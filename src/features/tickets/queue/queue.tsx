import { useCallback, useRef, useState, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "@/components/ui/card";
import type { Ticket, TicketFilters, TicketSort } from "@/data/tickets/queries";
import { FilterBar } from "@/components/data-table/filters/filter-bar";
import { ListFoot } from "@/components/data-table/list-foot";
import { ListStates, type ListWords } from "@/components/data-table/list-states";
import type { ListFilter } from "@/components/data-table/filters/list-filter";
import { totalText } from "@/components/data-table/list-total";
import { rowKeys } from "@/components/data-table/rows/row-keys";
import { SavedViews } from "@/components/data-table/views/saved-views-menu";
import { SelectAll } from "@/components/data-table/selection/select-all";
import { SortSelect } from "@/components/data-table/filters/sort-select";
import { cn } from "@/lib/cn";
import { useIsBelow } from "@/hooks/use-is-below";
import type { ListAddress } from "@/components/data-table/views/use-list-address";
import type { ListPages } from "@/components/data-table/use-list-pages";
import type { ListSelection } from "@/components/data-table/selection/use-list-selection";
import { useVirtualRows } from "@/components/data-table/rows/use-virtual-rows";
import { QueueBulk } from "./queue-bulk";
import type { QueueColumn } from "./queue-columns";
import { QueueRow } from "./queue-row";
import { SORT_LABELS } from "./ticket-search";
import { useRangeSelect } from "./use-range-select";

/** Before a row was measured. */
const ROW_HEIGHT = { inColumns: 68, stacked: 112 };

type QueueProps = {
  address: ListAddress<TicketFilters, TicketSort>;
  pages: ListPages<Ticket>;
  filters: readonly ListFilter[];
  /** Every column, and those shown. */
  allColumns: readonly QueueColumn[];
  columns: readonly QueueColumn[];
  words: ListWords;
  isFiltered: boolean;
  /** Null for those who may change nothing. */
  selection: ListSelection<Ticket> | null;
  canSaveViews: boolean;
  now: Date;
  /** Beside an open ticket, where there is little room. */
  isNarrow: boolean;
  onOpen: (id: string) => void;
};

export function Queue(props: QueueProps) {
  const { address, pages, words, isFiltered, selection, columns, now, onOpen } = props;
  const { t } = useTranslation();
  const region = useRef<HTMLDivElement>(null);
  const { isNarrow } = props;
  const scroller = useCallback(() => (isNarrow ? region.current : null), [isNarrow]);
  const select = useRangeSelect(pages.rows, selection);
  const { open } = address.search;
  // The one that was open last stays, too: closing gives the focus back to it.
  const [lastOpen, setLastOpen] = useState(open);
  if (open !== null && open !== lastOpen) setLastOpen(open);
  const mounted = useVirtualRows({
    rows: pages.rows,
    region,
    isPageScrolled: !isNarrow,
    rowHeight: isNarrow ? ROW_HEIGHT.stacked : ROW_HEIGHT.inColumns,
    keptId: lastOpen,
  });
  const count = pages.hasMore ? -1 : pages.rows.length;
  const widths = [
    ...(selection === null ? [] : ["1.5rem"]),
    "minmax(0, 1.7fr)",
    ...columns.map(({ width }) => width),
  ];
  const style = { "--queue-columns": widths.join(" ") } as CSSProperties;
  return (
    <Card
      className={cn(
        "@container flex flex-col *:data-[slot=list]:flex-1",
        open !== null && "max-xl:hidden",
      )}
      aria-label={t("Queue")}
    >
      <QueueBar {...props} />
      {selection !== null && selection.rows.length > 0 ? (
        <QueueBulk selection={selection} />
      ) : (
        <QueueSummary {...props} />
      )}
      <ListStates
        words={words}
        pages={pages}
        isFiltered={isFiltered}
        onClearFilters={address.clearFilters}
      >
        <div
          className={cn("min-h-0", open !== null && "xl:overflow-y-auto xl:overscroll-contain")}
          ref={region}
          style={style}
          {...mounted.watchFocus}
        >
          <QueueHeads columns={columns} hasBoxes={selection !== null} />
          <ul data-records data-rows aria-label={t("Tickets")} {...rowKeys}>
            {mounted.parts.map((part) => {
              if ("gap" in part) {
                return <li key={part.key} aria-hidden="true" style={{ height: part.gap }} />;
              }
              const ticket = pages.rows[part.index];
              return (
                ticket && (
                  <QueueRow
                    key={ticket.id}
                    ticket={ticket}
                    index={part.index}
                    count={count}
                    columns={columns}
                    measure={mounted.measure}
                    now={now}
                    href={address.hrefOf({ open: ticket.id })}
                    isOpen={ticket.id === open}
                    onOpen={onOpen}
                    isSelected={selection === null ? null : selection.state[ticket.id] === true}
                    onSelect={select}
                  />
                )
              );
            })}
          </ul>
          <ListFoot pages={pages} scroller={scroller} />
        </div>
      </ListStates>
    </Card>
  );
}

/** What the columns are; a row's own words say so to those who hear them. */
function QueueHeads({ columns, hasBoxes }: { columns: readonly QueueColumn[]; hasBoxes: boolean }) {
  const { t } = useTranslation();
  return (
    <div
      className="hidden min-h-9.5 grid-cols-(--queue-columns) items-center gap-x-3.5 border-b border-line-strong px-4.5 text-xs font-semibold text-muted @[62rem]:grid"
      aria-hidden="true"
    >
      {hasBoxes && <span />}
      <span>{t("Ticket")}</span>
      {columns.map(({ id, label, align }) => (
        <span key={id} className={align === "end" ? "text-right" : undefined}>
          {label}
        </span>
      ))}
    </div>
  );
}

function QueueBar({ address, filters, allColumns, isNarrow, canSaveViews }: QueueProps) {
  const { t } = useTranslation();
  const sorts = SORT_LABELS.map(([value, label]) => ({ value, label: t(label) }));
  const searchLabel = t("Search tickets");
  const placeholder = t("Subject, number or client");
  return (
    <FilterBar
      isNarrow={isNarrow}
      address={address}
      searchLabel={searchLabel}
      searchPlaceholder={placeholder}
      filters={filters}
      sorts={sorts}
      columns={allColumns}
    >
      <SavedViews page="tickets" address={address} canSave={canSaveViews} />
    </FilterBar>
  );
}

/** How many, all of them at once, and in which order. */
function QueueSummary({ address, pages, selection, isNarrow }: QueueProps) {
  const { t } = useTranslation();
  const sorts = SORT_LABELS.map(([value, label]) => ({ value, label: t(label) }));
  const isPhone = useIsBelow("sm");
  if (pages.rows.length === 0) return null;
  const count = pages.total ?? pages.rows.length;
  return (
    <div className="flex min-h-13 items-center gap-1 border-b border-line-strong px-4.5 py-1 text-code text-muted [&_select]:w-auto [&_select]:border-transparent [&_select]:bg-transparent [&_select]:hover:border-field">
      {selection !== null && (
        <SelectAll
          isAll={false}
          isSome={false}
          onSelect={() => selection.keep(pages.rows.map(({ id }) => id))}
        />
      )}
      <p className="tabular-nums" role="status">
        {count === 1 ? t("1 ticket") : t("{{number}} tickets", { number: totalText(count) })}
      </p>
      {!isNarrow && !isPhone && (
        <SortSelect
          className="ml-auto flex items-center gap-2.5 [&>label]:text-xs [&>label]:text-muted"
          sorts={sorts}
          address={address}
        />
      )}
    </div>
  );
}
