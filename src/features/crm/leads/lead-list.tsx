import { useInfiniteQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { exportPageOfLeads, leadListQuery } from "@/data/leads/queries";
import type { Lead } from "@/data/leads/schema";
import { DataTable } from "@/components/data-table/data-table";
import { ExportButton } from "@/components/data-table/selection/export-button";
import type { TitleColumn } from "@/components/data-table/list-column";
import { csvColumns } from "@/components/data-table/list-column";
import { hasFilters, type ListFilter } from "@/components/data-table/filters/list-filter";
import { totalText } from "@/components/data-table/list-total";
import { RealMark } from "@/features/crm/shared/sample-mark";
import { useListCommands } from "@/components/data-table/filters/use-list-commands";
import { useListExport } from "@/components/data-table/selection/use-list-export";
import { useListPages } from "@/components/data-table/use-list-pages";
import { listSummary } from "@/components/data-table/filters/list-summary";
import { useListSelection } from "@/components/data-table/selection/use-list-selection";
import { PrintedSummary } from "@/components/data-table/printed-summary";
import { StateMap } from "@/features/crm/shared/state-map";
import type { CrmRights } from "@/data/staff/use-crm-rights";
import { BulkActions } from "./bulk-actions";
import { leadNameCsv, fullLeadCsv } from "./lead-export";
import type { LeadsAddress } from "./leads-address";
import { leadName } from "./lead-labels";
import { useLeadColumns } from "./use-lead-columns";

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
                number: totalText(pages.total),
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
