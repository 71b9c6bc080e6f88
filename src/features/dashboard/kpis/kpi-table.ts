import type { TFunction } from "i18next";
import type { DashboardQuery, KpiSet } from "@/data/dashboard/dashboard-source";
import { formatNumber, formatSigned } from "@/lib/format";
import type { CsvCell } from "@/lib/csv";
import { changeCell, priorDaysText, priorMonthText, sinceText } from "../figures/change";
import type { FigureTable } from "../panel/figure-table";

/** Every figure of the strip, a line each. */
export function kpiTable(t: TFunction, query: DashboardQuery, kpis: KpiSet): FigureTable {
  const { changes, openTicketsByPriority: tickets } = kpis;
  const since = sinceText(t, query);
  const rows: CsvCell[][] = [
    [t("Current MRR"), kpis.currentMRR, t("US dollars"), changeCell(changes.currentMRR), since],
    [
      t("Monthly Revenue"),
      kpis.monthlyRevenue,
      t("US dollars"),
      changeCell(changes.monthlyRevenue),
      priorMonthText(t, query),
    ],
    [
      t("Active Clients"),
      kpis.activeClients,
      t("clients"),
      changeCell(changes.activeClients),
      since,
    ],
    [
      t("New Leads"),
      kpis.newLeads,
      t("leads"),
      changeCell(changes.newLeads),
      priorDaysText(t, query),
    ],
    [t("Open Tickets"), kpis.openTickets, t("tickets"), null, ""],
    [t("Open, urgent"), tickets.urgent, t("tickets"), null, ""],
    [t("Open, high"), tickets.high, t("tickets"), null, ""],
    [t("Open, medium"), tickets.medium, t("tickets"), null, ""],
    [t("Open, low"), tickets.low, t("tickets"), null, ""],
    [t("Open, past SLA"), kpis.ticketsPastSla, t("tickets"), null, ""],
    [t("Tasks Due Today"), kpis.tasksDueToday, t("tasks"), null, ""],
    [t("Tasks overdue"), kpis.tasksOverdue, t("tasks"), null, ""],
  ];
  return {
    caption: t("Key figures in a table"),
    columns: [
      { label: t("Figure") },
      { label: t("Value"), format: (value) => formatNumber(Math.round(value)) },
      { label: t("Unit") },
      { label: t("Change in percent"), format: formatSigned },
      { label: t("Compared") },
    ],
    rows,
  };
}
