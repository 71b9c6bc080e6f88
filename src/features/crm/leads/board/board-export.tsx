import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCommands } from "@/components/commands/use-commands";
import { exportPageOfLeads, leadBoardQuery, type BoardFilters } from "@/data/leads/queries";
import { LEAD_STAGES } from "@/data/leads/schema";
import { TOTAL_LIMIT, type Cursor } from "@/lib/supabase/list-page";
import { ExportButton } from "@/components/data-table/selection/export-button";
import { listSummary } from "@/components/data-table/filters/list-summary";
import type { ListFilter } from "@/components/data-table/filters/list-filter";
import { useListExport } from "@/components/data-table/selection/use-list-export";
import { fullLeadCsv } from "../lead-export";
import type { LeadsAddress } from "../leads-address";
import { useBoardFilters } from "./board-view";

type BoardExportProps = { address: LeadsAddress; filters: readonly ListFilter[] };

export function BoardExport({ address, filters }: BoardExportProps) {
  const { t } = useTranslation();
  const chosen = useBoardFilters(address);
  const { data: board } = useQuery({ ...leadBoardQuery(chosen), enabled: false });
  const stages = LEAD_STAGES.map((stage) => board?.[stage]);
  const total = stages.reduce((sum, stage) => sum + (stage?.count ?? 0), 0);
  const cards = stages.flatMap((stage) => [...(stage?.overdue ?? []), ...(stage?.rows ?? [])]);
  const summary = listSummary(t, filters, [], address);
  const list = useListExport({
    name: t("Leads"),
    fetchPage: (after, signal) => stagePage(chosen, total, after, signal),
    columns: { shown: fullLeadCsv, all: fullLeadCsv },
    summary: { ...summary, order: t("By stage, as on the board") },
    isSample: cards.length > 0 && cards.every(({ is_sample }) => is_sample),
  });
  useCommands([
    {
      id: "list export",
      label: t("Export CSV"),
      group: t("Leads"),
      Icon: Download,
      shortcut: "e",
      keywords: [t("download"), t("spreadsheet")],
      isDisabled: total === 0,
      run: () => list.start({ hasAllFields: true }),
    },
  ]);
  return <ExportButton list={list} isDisabled={total === 0} hasColumns={false} />;
}

/** A page of one stage in the order of its cards, followed by the next stage. */
async function stagePage(
  filters: BoardFilters,
  total: number,
  after: Cursor | null,
  signal: AbortSignal,
) {
  const [nth, from] = (after ?? [0, null]) as [number, Cursor | null];
  const stages = LEAD_STAGES.slice(nth, nth + 1);
  const page = await exportPageOfLeads({ ...filters, stages }, "rank", from, signal, {
    hasAllFields: true,
  });
  const following: Cursor | null = nth + 1 < LEAD_STAGES.length ? [nth + 1, null] : null;
  return {
    rows: page.rows,
    next: page.next === null ? following : [nth, page.next],
    total,
    total_limit: TOTAL_LIMIT,
  };
}
