import { useInfiniteQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TFunction } from "i18next";
import { Button } from "@/components/ui/button";
import { exportPageOfLeads, leadListQuery } from "@/data/leads/queries";
import type { Lead } from "@/data/leads/schema";
import { DataTable } from "@/components/data-table/data-table";
import { ExportButton } from "@/components/data-table/selection/export-button";
import { csvColumns, type TitleColumn, type ListColumn } from "@/components/data-table/list-column";
import { hasFilters, type ListFilter } from "@/components/data-table/filters/list-filter";
import { totalText, useListPages } from "@/components/data-table/use-list-pages";
import { RealMark } from "@/features/crm/shared/sample-mark";
import { useListCommands } from "@/components/data-table/filters/use-list-commands";
import { useListExport } from "@/components/data-table/selection/use-list-export";
import { listSummary } from "@/components/data-table/filters/list-summary";
import { useListSelection } from "@/components/data-table/selection/use-list-selection";
import { PrintedSummary } from "@/components/data-table/printed-summary";
import { StateMap } from "@/features/crm/shared/state-map";
import type { CrmRights } from "@/data/staff/use-crm-rights";
import { cn } from "@/lib/cn";
import { TableNote } from "@/components/ui/table";
import { leadColumns, type PlacedColumn } from "@/data/leads/list";
import { useBusinessClock } from "@/data/settings/use-company-hours";
import type { BusinessClock } from "@/lib/dates/office/business-clock";
import { listLabel } from "@/data/records/record-list";
import { parseTimestamp, unbroken } from "@/lib/format/format";
import { officeDay } from "@/lib/dates/office/office-day";
import { formatReaderDay } from "@/lib/dates/reader-time";
import { NoneCell } from "@/components/data-table/data-row";
import { BulkActions } from "./bulk-actions";
import { leadNameCsv, fullLeadCsv, leadCsv } from "./lead-export";
import type { LeadsAddress } from "./leads-address";
import { leadName, dayLabel, placeLabel, formatLeadField } from "@/features/crm/shared/lead-labels";
import { responseClock } from "@/features/crm/shared/clocks/response-clock";

type ListViewProps = {
  address: LeadsAddress;
  rights: CrmRights;
  filters: readonly ListFilter[];
  onOpen: (id: string) => void;
  onAdd: (() => void) | null;
  children: ReactNode;
};

export function ListView({ address, rights, filters, onOpen, onAdd, children }: ListViewProps) {
  const { t } = useTranslation();
  const { search } = address;
  const answer = useInfiniteQuery(leadListQuery(search.filters, search.sort));
  const pages = useListPages<Lead>(answer, rights.member?.id ?? null);
  const selection = useListSelection(pages.rows, JSON.stringify(search.filters));
  const { columns, sorts } = useLeadColumns();
  const summary = listSummary(t, filters, sorts, address);
  const title = useTitle(address, onOpen);
  const list = useListExport({
    name: t("Leads"),
    fetchPage: (...page) => exportPageOfLeads(search.filters, search.sort, ...page),
    columns: { shown: csvColumns(title, columns, search.columns), all: fullLeadCsv },
    summary,
    isSample: pages.rows.length > 0 && pages.rows.every(({ is_sample }) => is_sample),
  });
  useListCommands({
    group: t("Leads"),
    searchLabel: t("Search leads"),
    add: onAdd && { label: t("Add lead"), run: onAdd },
    onExport: pages.rows.length > 0 ? list.start : null,
    canSelect: rights.writesLeads,
  });
  return (
    <>
      <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4.5 py-1.5 text-muted">
        <p className="tabular-nums" role="status">
          {pages.total === undefined
            ? pages.isFetching && t("Loading")
            : t("{{number}} leads", {
                count: pages.total,
                number: totalText(pages.total, pages.totalLimit),
                defaultValue_one: "1 lead",
              })}
        </p>
        <PrintedSummary summary={summary} readAt={answer.dataUpdatedAt} />
        <div className="flex flex-wrap gap-2" data-print="no">
          {children}
          <ExportButton list={list} isDisabled={pages.rows.length === 0} />
        </div>
      </div>
      {rights.writesLeads && <BulkActions selection={selection} list={list} />}
      <DataTable
        label={t("Leads")}
        labels={{
          failed: t("The leads could not be loaded"),
          empty: {
            heading: t("No leads yet"),
            body: t("Whoever sends a form on the site appears here within seconds."),
            action: onAdd && (
              <Button variant="secondary" onClick={onAdd}>
                {t("Add one by hand")}
              </Button>
            ),
          },
          noMatch: t("No lead matches."),
        }}
        pages={pages}
        title={title}
        columns={columns}
        shown={search.columns}
        order={search.sort}
        onOrder={address.setSort}
        selection={rights.writesLeads ? selection : null}
        openId={search.open}
        isFiltered={hasFilters(address)}
        onClearFilters={address.clearFilters}
      />
    </>
  );
}

function useTitle(address: LeadsAddress, onOpen: (id: string) => void): TitleColumn<Lead> {
  const { t } = useTranslation();
  const { hrefOf } = address;
  return useMemo(
    () => ({
      label: t("Lead"),
      text: leadName,
      note: (lead) => (
        <>
          {lead.business?.trim() ? <span>{lead.name}</span> : null}{" "}
          <RealMark isSample={lead.is_sample} />
          {lead.has_duplicates && (
            <span className="flex items-center gap-1 font-semibold text-hold">
              <Copy size={13} aria-hidden />
              {t("Possible duplicate")}
            </span>
          )}
        </>
      ),
      leading: ({ region }) => <StateMap region={region} />,
      href: ({ id }) => hrefOf({ open: id }),
      onOpen: ({ id }) => onOpen(id),
      sort: { key: "business", begins: "up" },
      csv: leadNameCsv,
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- onOpen is another at each render, and does the same
    [t, hrefOf],
  );
}

export function useLeadColumns() {
  const { t } = useTranslation();
  const clock = useBusinessClock();
  return useMemo(() => {
    const columns = leadColumns.map(({ id, label, fields, sort }): ListColumn<Lead> => {
      const [field] = fields;
      const cell = CELLS[id] ?? ((lead: Lead) => formatLeadField(lead, field, t) ?? none(t));
      return {
        id,
        label: t(listLabel("leads", { label, field })),
        ...LAYOUTS[id],
        ...(sort && { sort }),
        cell: (lead) => cell(lead, t, clock),
        csv: leadCsv[id],
      };
    });
    const sorts = [
      { value: "-created", label: t("Newest first") },
      { value: "created", label: t("Oldest first") },
      { value: "business", label: t("Business, from A") },
      { value: "-value", label: t("Worth most") },
      { value: "nextStep", label: t("Next step, soonest") },
      { value: "response", label: t("First answer, most urgent") },
      { value: "stage", label: t("Stage, from New") },
      { value: "trade", label: t("Trade, A to Z") },
      { value: "owner", label: t("Owner, A to Z") },
    ];
    return { columns, sorts };
  }, [t, clock]);
}

const none = (t: TFunction) => <NoneCell label={t("None")} />;

type Columns<Value> = Partial<Record<PlacedColumn, Value>> & Record<string, Value | undefined>;

/** Layout of columns, where it differs from the default. */
const LAYOUTS: Columns<Pick<ListColumn<Lead>, "align" | "isLabeled">> = {
  owner: { isLabeled: true },
  value: { isLabeled: true, align: "end" },
  response: { isLabeled: true },
  created: { isLabeled: true },
};

/** Cells with more than their field's text. */
const CELLS: Columns<(lead: Lead, t: TFunction, clock: BusinessClock) => ReactNode> = {
  place: ({ town, region }, t) => placeLabel(town, region) ?? none(t),
  value: (lead, t) => formatLeadField(lead, "value_cents", t),
  created: ({ created_at }) => {
    const came = parseTimestamp(created_at);
    return came === null ? null : formatReaderDay(came);
  },
  nextStep: nextStepCell,
  response: (lead, t, clock) => {
    const waiting = responseClock(t, lead, new Date(), clock);
    if (waiting === null) return lead.first_responded_at === null ? null : t("Answered");
    return (
      <span className={waiting.isOverdue ? "font-medium text-stop" : undefined}>
        {waiting.label}
      </span>
    );
  },
};

function nextStepCell({ next_step: step, next_step_on: day, stage }: Lead, t: TFunction) {
  const today = officeDay(new Date());
  const isLate = day !== null && day < today && stage !== "won" && stage !== "lost";
  if (step === null && day === null) return none(t);
  return (
    // Wraps, because it may have any length.
    <div className="w-max max-w-64 whitespace-normal print:w-auto print:max-w-none stacked:contents">
      <span>{step && unbroken(step)}</span>
      {day !== null && (
        <TableNote className={cn(isLate && "font-medium text-stop")}>
          {isLate
            ? t("was due {{day}}", { day: dayLabel(t, day, today) })
            : dayLabel(t, day, today)}
        </TableNote>
      )}
    </div>
  );
}
