import { useTranslation } from "react-i18next";
import { useQuery } from "@tanstack/react-query";
import { DataTable } from "@/components/data-table/data-table";
import { FilterBar } from "@/components/data-table/filters/filter-bar";
import type { ListFilter } from "@/components/data-table/filters/list-filter";
import { SortSelect } from "@/components/data-table/sort-select";
import type { ListColumn, TitleColumn } from "@/components/data-table/list-column";
import type { ListLabels } from "@/components/data-table/list-states";
import { totalText, type ListPages } from "@/components/data-table/use-list-pages";
import type { ListExport } from "@/components/data-table/selection/use-list-export";
import type { ListSelection } from "@/components/data-table/selection/use-list-selection";
import { SavedViews } from "@/features/crm/shared/list/saved-views-menu";
import type { ListAddress } from "@/components/data-table/filters/use-list-address";
import { Card } from "@/components/ui/card";
import type { TicketFilters, TicketSort } from "@/data/tickets/list";
import { TICKET_PRIORITIES, TICKET_STATUSES, type Ticket } from "@/data/tickets/schema";
import { useIsBelow } from "@/hooks/use-is-below";
import { cn } from "@/lib/cn";
import { searchFields } from "@/data/records/record-list";
import { Button } from "@/components/ui/button";
import { peopleQuery } from "@/data/staff/queries";
import { formatNumber } from "@/lib/format/format";
import { priorityBadges, ticketStatusBadges } from "@/features/crm/shared/crm-labels";
import { BulkMenu } from "@/components/data-table/selection/bulk-menu";
import { ExportSelected } from "@/components/data-table/selection/export-button";
import { SelectionBar } from "@/components/data-table/selection/selection-bar";
import { useBulkChange } from "@/features/crm/shared/list/use-bulk-change";
import { SORT_LABELS } from "./ticket-search";
import { TICKET_TRANSITIONS } from "@/data/tickets/choices";

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
              number: totalText(total, pages.totalLimit),
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

const NOBODY = "none";

type QueueBulkProps = { selection: ListSelection<Ticket>; list: ListExport };

function QueueBulk({ selection, list }: QueueBulkProps) {
  const { t } = useTranslation();
  const people = useQuery(peopleQuery());
  const bulk = useBulkChange(
    "tickets",
    selection,
    (ticket) => `#${ticket.number}, ${ticket.subject}`,
  );
  const staff = (people.data ?? []).filter((person) => person.removed_at === null);
  const number = (count: number) => ({ number: formatNumber(count) });
  const reachable = TICKET_STATUSES.filter((status) =>
    selection.rows.some((ticket) => TICKET_TRANSITIONS[ticket.status].includes(status)),
  );
  const isArchived = selection.rows.every(({ archived_at }) => archived_at !== null);
  return (
    <SelectionBar selection={selection} failures={bulk.failures}>
      <BulkMenu
        label={t("Assign")}
        options={[
          { value: NOBODY, label: t("Nobody") },
          ...staff.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        isBusy={bulk.busy === "assign"}
        onChoose={(id) => {
          const changes = { assignee_id: id === NOBODY ? null : id };
          void bulk.run({
            key: "assign",
            changes: () => changes,
            before: ({ assignee_id }) => ({ assignee_id }),
            shown: () => ({ ...changes, assignee: staff.find((one) => one.id === id) ?? null }),
            message: (count) => t("Assigned {{number}}.", number(count)),
          });
        }}
      />
      <BulkMenu
        label={t("Priority")}
        options={TICKET_PRIORITIES.map((value) => ({
          value,
          label: t(priorityBadges[value].label),
        }))}
        isBusy={bulk.busy === "priority"}
        onChoose={(chosen) => {
          const priority = TICKET_PRIORITIES.find((value) => value === chosen);
          if (priority === undefined) return;
          void bulk.run({
            key: "priority",
            changes: () => ({ priority }),
            before: (ticket) => ({ priority: ticket.priority }),
            shown: () => ({ priority }),
            message: (count) => t("Changed the priority of {{number}}.", number(count)),
          });
        }}
      />
      <BulkMenu
        label={t("Status")}
        options={reachable.map((value) => ({ value, label: t(ticketStatusBadges[value].label) }))}
        isBusy={bulk.busy === "status"}
        onChoose={(chosen) => {
          const status = reachable.find((value) => value === chosen);
          if (status === undefined) return;
          void bulk.run({
            key: "status",
            changes: () => ({ status }),
            before: (ticket) => ({ status: ticket.status }),
            shown: () => ({ status }),
            message: (count) => t("Changed the status of {{number}}.", number(count)),
          });
        }}
      />
      <Button
        variant="secondary"
        busyLabel={bulk.busy === "archive" && t("Saving")}
        onClick={() =>
          void bulk.run({
            key: "archive",
            changes: () => ({ archived_at: isArchived ? null : new Date().toISOString() }),
            before: ({ archived_at }) => ({ archived_at }),
            message: (count) =>
              isArchived
                ? t("Brought {{number}} back.", number(count))
                : t("Archived {{number}}.", number(count)),
          })
        }
      >
        {isArchived ? t("Bring back") : t("Archive")}
      </Button>
      <ExportSelected list={list} ids={selection.rows.map(({ id }) => id)} />
    </SelectionBar>
  );
}
