import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Plus, Upload } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { TextLink } from "@/components/text-link";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { exportPageOfTickets, ticketCountsQuery, ticketListQuery } from "@/data/tickets/queries";
import type { ExportedTicket, Ticket } from "@/data/tickets/schema";
import { useIsBelow } from "@/hooks/use-is-below";
import { useNow } from "@/hooks/use-now";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { ExportButton } from "@/components/data-table/selection/export-button";
import { listSummary } from "@/components/data-table/filters/list-summary";
import { csvColumns } from "@/components/data-table/list-column";
import { ListHead } from "@/components/data-table/list-head";
import { PrintedSummary } from "@/components/data-table/printed-summary";
import { useListAddress } from "@/components/data-table/filters/use-list-address";
import { useListExport } from "@/components/data-table/selection/use-list-export";
import { useListPages } from "@/components/data-table/use-list-pages";
import { useListSelection } from "@/components/data-table/selection/use-list-selection";
import { NewTicket } from "@/features/crm/shared/new-ticket/new-ticket";
import { SampleData } from "@/features/crm/shared/sample-mark";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { clientOverviewQuery } from "@/data/clients/queries";
import { ticketFilters, type TicketFilters } from "@/data/tickets/list";
import { peopleQuery } from "@/data/staff/queries";
import type { ListFilter } from "@/components/data-table/filters/list-filter";
import { listFilters } from "@/features/crm/shared/list/record-filters";
import { Conversation, useSlaBoundaries } from "./conversation/conversation";
import { Queue } from "./queue";
import { useQueueColumns, useQueueTitle } from "./queue-columns";
import { QueueStrip } from "./queue-strip";
import { useQueueLabels } from "./queue-labels";
import { SORT_LABELS, filtersFor, sortFor, ticketSpec } from "./ticket-search";
import { fullTicketCsv } from "./ticket-export";
import { useQueueCommands } from "./use-queue-commands";
import { useQueueSteps } from "./use-queue-steps";

/** The queue's filters. The offered clients are those of the visible rows. */
function useQueueFilters(filters: TicketFilters, rows: readonly Ticket[]): ListFilter[] {
  const { t } = useTranslation();
  const { member } = useCrmRights();
  const people = useQuery(peopleQuery());
  const chosenClient = useQuery({
    ...clientOverviewQuery(filters.clientId ?? ""),
    enabled: filters.clientId !== undefined,
  });
  const clients = new Map(rows.map(({ client }) => [client.id, client.business]));
  if (chosenClient.data) clients.set(chosenClient.data.id, chosenClient.data.business);
  const others = (people.data ?? []).filter(({ id }) => id !== member?.id);
  return listFilters(t, "tickets", ticketFilters, {
    assignee: [
      ...(member === null ? [] : [{ value: member.id, label: t("Me") }]),
      { value: "none", label: t("Nobody") },
      ...others.map(({ id, name }) => ({ value: id, label: name })),
    ],
    clientId: [...clients]
      .map(([value, label]) => ({ value, label }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
  });
}

const QUEUE_POLL_MS = 30_000;

export function TicketsPage() {
  const { t } = useTranslation();
  const say = useUndoToast();
  const [openedAt] = useState(() => new Date());
  const now = useNow() ?? openedAt;
  const rights = useCrmRights();
  // Room for the queue beside the conversation.
  const isWide = !useIsBelow("xl");
  const address = useListAddress(ticketSpec);
  const { filters, open, columns: shown } = address.search;
  const sort = sortFor(filters, address.search.sort);
  const appliedFilters = useMemo(() => filtersFor(filters), [filters]);
  const answer = useInfiniteQuery({
    ...ticketListQuery(appliedFilters, sort),
    refetchInterval: QUEUE_POLL_MS,
  });
  const counts = useQuery({ ...ticketCountsQuery(filters), refetchInterval: QUEUE_POLL_MS });
  const pages = useListPages<Ticket>(answer, rights.member?.id ?? null);
  useSlaBoundaries(pages.rows, answer.dataUpdatedAt);
  const selection = useListSelection(pages.rows, JSON.stringify(filters));
  const listFilters = useQueueFilters(filters, pages.rows);
  const isEmpty = !pages.isEmptyHanded && pages.rows.length === 0;
  const { labels, isFiltered } = useQueueLabels(filters, isEmpty, address.clearFilters);
  const sorts = SORT_LABELS.map(({ value, label }) => ({ value, label: t(label) }));
  const summary = listSummary(t, listFilters, sorts, { values: { ...appliedFilters }, sort });
  const { onOpen, onClose, onStep } = useQueueSteps(address, pages.rows, isWide);
  const columns = useQueueColumns(now);
  const title = useQueueTitle({ hrefOf: address.hrefOf, onOpen, shown });
  const list = useListExport<ExportedTicket>({
    name: t("Tickets"),
    fetchPage: (...page) => exportPageOfTickets(appliedFilters, sort, ...page),
    columns: { shown: csvColumns(title, columns, shown), all: fullTicketCsv(t) },
    summary,
    isSample: !rights.readsClients,
  });
  const [isAdding, setIsAdding] = useState(false);
  const canWrite = rights.writesTickets;
  useQueueCommands({
    onStep,
    onExport: list.start,
    onNew: canWrite ? () => setIsAdding(true) : null,
  });
  const isPaned = isWide && open !== null;
  return (
    <>
      <div className={open === null ? undefined : "max-xl:hidden"}>
        <ListHead
          title={t("Tickets")}
          count={
            !isPaned && (
              <>
                <span>{t("What clients have asked for, by target and priority.")}</span>{" "}
                <SampleData />
              </>
            )
          }
          notice={<SamplesNotice />}
        >
          <ExportButton list={list} isDisabled={pages.rows.length === 0} />
          {canWrite && (
            <>
              <Link
                className={cn(buttonVariants({ variant: "secondary" }), "max-sm:w-12 max-sm:px-0")}
                to={paths.crmImport("tickets")}
              >
                <Upload size={17} aria-hidden />
                <span className="max-sm:sr-only">{t("Import")}</span>
              </Link>
              <Button
                variant={isPaned ? "secondary" : "default"}
                className={isPaned ? undefined : "max-sm:flex-1 max-sm:px-3"}
                aria-keyshortcuts="n"
                onClick={() => setIsAdding(true)}
              >
                <Plus size={19} strokeWidth={2.2} aria-hidden />
                {t("New ticket")}
              </Button>
            </>
          )}
        </ListHead>
        <QueueStrip
          // Counts of the previous search would be wrong.
          counts={counts.isPlaceholderData ? undefined : counts.data}
          // Also during a refetch.
          hasFailed={counts.data === undefined && counts.errorUpdateCount > 0}
          filters={filters}
          isBrief={isPaned}
          onChange={(change) => address.change({ filters: change })}
        />
      </div>
      <PrintedSummary summary={summary} readAt={answer.dataUpdatedAt} />
      <div
        className={cn(
          "grid gap-4",
          open !== null &&
            "xl:grid-cols-[minmax(21rem,25rem)_minmax(0,1fr)] xl:*:h-[max(38rem,calc(100dvh-10.5rem))] xl:*:min-h-0",
        )}
      >
        <Queue
          address={address}
          pages={pages}
          filters={listFilters}
          title={title}
          columns={columns}
          labels={labels}
          isFiltered={isFiltered}
          selection={canWrite ? selection : null}
          list={list}
          canSaveViews={rights.readsClients}
          isNarrow={isPaned}
        />
        {open !== null && (
          <Conversation
            id={open}
            now={now}
            known={pages.rows.find(({ id }) => id === open)}
            onClose={onClose}
          />
        )}
      </div>
      <NewTicket
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
        onCreated={(id) => {
          setIsAdding(false);
          say.done(t("Opened the ticket."), null);
          onOpen(id);
        }}
      />
    </>
  );
}

/** Explains whose tickets these are. */
function SamplesNotice() {
  const { t } = useTranslation();
  const { member, readsClients } = useCrmRights();
  if (readsClients) return null;
  return (
    <Alert variant="warning" className="mb-4">
      {member === null ? (
        <>
          {t("These are example tickets, to look at. Real ones are for staff.")}{" "}
          <TextLink to={paths.admin}>{t("Sign in")}</TextLink>
        </>
      ) : (
        t("Your role does not read tickets, so these are examples.")
      )}
    </Alert>
  );
}
