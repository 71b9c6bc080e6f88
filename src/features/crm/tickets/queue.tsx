import { useTranslation } from "react-i18next";
import { DataTable } from "@/components/data-table/data-table";
import { FilterBar } from "@/components/data-table/filters/filter-bar";
import type { ListFilter } from "@/components/data-table/filters/list-filter";
import { SortSelect } from "@/components/data-table/sort-select";
import type { ListColumn, TitleColumn } from "@/components/data-table/list-column";
import type { ListLabels } from "@/components/data-table/list-states";
import { totalText } from "@/components/data-table/list-total";
import type { ListExport } from "@/components/data-table/selection/use-list-export";
import type { ListSelection } from "@/components/data-table/selection/use-list-selection";
import type { ListPages } from "@/components/data-table/use-list-pages";
import { SavedViews } from "@/features/crm/shared/list/saved-views-menu";
import type { ListAddress } from "@/components/data-table/filters/use-list-address";
import { Card } from "@/components/ui/card";
import type { TicketFilters, TicketSort } from "@/data/tickets/list";
import type { Ticket } from "@/data/tickets/schema";
import { useIsBelow } from "@/hooks/use-is-below";
import { cn } from "@/lib/cn";
import { searchFields } from "@/data/records/record-list";
import { QueueBulk } from "./queue-bulk";
import { SORT_LABELS } from "./ticket-search";

type QueueProps = {
  address: ListAddress<TicketFilters, TicketSort>;
  pages: ListPages<Ticket>;
  filters: readonly ListFilter[];
  title: TitleColumn<Ticket>;
  columns: ListColumn<Ticket>[];
  labels: ListLabels;
  isFiltered: boolean;
  /** Null without the right to change tickets. */
  selection: ListSelection<Ticket> | null;
  list: ListExport;
  canSaveViews: boolean;
  /** Beside an open ticket. */
  isNarrow: boolean;
};

const isLate = ({ sla_status }: Ticket) => sla_status === "overdue";

export function Queue(props: QueueProps) {
  const { address, pages, title, columns, labels, isFiltered, selection, isNarrow } = props;
  const { t } = useTranslation();
  const { open, columns: shown } = address.search;
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
        <QueueBulk selection={selection} list={props.list} />
      ) : (
        <QueueSummary {...props} />
      )}
      <DataTable
        label={t("Tickets")}
        labels={labels}
        pages={pages}
        title={title}
        columns={columns}
        shown={shown}
        selection={selection}
        openId={open}
        isLate={isLate}
        stackBelow={isNarrow ? "always" : "xl"}
        isPageScrolled={!isNarrow}
        tableClassName="table-fixed"
        isFiltered={isFiltered}
        onClearFilters={address.clearFilters}
      />
    </Card>
  );
}

function QueueBar({ address, filters, columns, isNarrow, canSaveViews }: QueueProps) {
  const { t } = useTranslation();
  return (
    <FilterBar
      isNarrow={isNarrow}
      address={address}
      searchLabel={t("Search tickets")}
      searched={searchFields.tickets}
      filters={filters}
      sorts={SORT_LABELS.map(({ value, label }) => ({ value, label: t(label) }))}
      columns={columns}
    >
      <SavedViews page="tickets" address={address} canSave={canSaveViews} />
    </FilterBar>
  );
}

function QueueSummary({ address, pages, selection, isNarrow }: QueueProps) {
  const { t } = useTranslation();
  const sorts = SORT_LABELS.map(({ value, label }) => ({ value, label: t(label) }));
  const isPhone = useIsBelow("sm");
  if (pages.rows.length === 0) return null;
  const { total } = pages;
  return (
    // The head of stacked rows shows the number, too.
    <div
      className={cn(
        "flex min-h-13 items-center gap-1 border-b border-line-strong px-4.5 py-1 text-code text-muted [&_select]:w-auto [&_select]:border-transparent [&_select]:bg-transparent [&_select]:hover:border-field",
        (isNarrow || isPhone) && selection !== null && "sr-only",
      )}
    >
      <p className="tabular-nums" role="status">
        {total === undefined
          ? pages.isFetching && t("Loading")
          : t("{{number}} tickets", {
              count: total,
              number: totalText(total),
              defaultValue_one: "1 ticket",
            })}
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
