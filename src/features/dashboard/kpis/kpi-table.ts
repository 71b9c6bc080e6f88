import type { TFunction } from "i18next";
import type { DashboardQuery, KpiSet } from "@/data/dashboard/dashboard-source";
import type { CsvCell } from "@/lib/format/csv";
import { formatNumber, formatSigned } from "@/lib/format/format";
import type { CalendarDay } from "@/lib/time/calendar-day";
import { officeDay } from "@/lib/office-time/office-day";
import { changeCell, priorDaysText, priorMonthText, sinceText } from "../figures/change";
import type { FigureTable } from "../panel/figure-table";

const COMPARED = ["currentMRR", "monthlyRevenue", "activeClients", "newLeads"] as const;

type Figure = (typeof COMPARED)[number];

function namesOf(t: TFunction, query: DashboardQuery): Record<Figure, [string, string, string]> {
  const since = sinceText(t, query);
  return {
    currentMRR: [t("Current MRR"), t("US dollars"), since],
    monthlyRevenue: [t("Monthly Revenue"), t("US dollars"), priorMonthText(t, query)],
    activeClients: [t("Active Clients"), t("clients"), since],
    newLeads: [t("New Leads"), t("leads"), priorDaysText(t, query)],
  };
}

function countRows(t: TFunction, kpis: KpiSet, today: CalendarDay): CsvCell[][] {
  const { urgent, high, medium, low } = kpis.openTicketsByPriority;
  const rows: [string, number, string][] = [
    [t("Open Tickets"), kpis.openTickets, t("tickets")],
    [t("Open, urgent"), urgent, t("tickets")],
    [t("Open, high"), high, t("tickets")],
    [t("Open, medium"), medium, t("tickets")],
    [t("Open, low"), low, t("tickets")],
    [t("Open, past SLA"), kpis.ticketsPastSla, t("tickets")],
    [t("Tasks Due Today"), kpis.tasksDueToday, t("tasks")],
    [t("Tasks overdue"), kpis.tasksOverdue, t("tasks")],
  ];
  return rows.map(([label, count, unit]) => [label, today, count, unit, null, ""]);
}

export function kpiTable(t: TFunction, query: DashboardQuery, kpis: KpiSet): FigureTable {
  const names = namesOf(t, query);
  const today = officeDay(query.asOf);
  const compared = COMPARED.map((figure): CsvCell[] => {
    const [label, unit, basis] = names[figure];
    return [label, today, kpis[figure], unit, changeCell(kpis.changes[figure]), basis];
  });
  const points = COMPARED.flatMap((figure) => {
    const [label, unit] = names[figure];
    const name = t("{{figure}}, trend", { figure: label });
    return kpis.trends[figure].map(({ day, value }): CsvCell[] => [name, day, value, unit, "", ""]);
  });
  return {
    caption: t("Key figures in a table"),
    columns: [
      { label: t("Figure") },
      { label: t("Up to"), calendar: "day" },
      { label: t("Value"), format: (value) => formatNumber(Math.round(value)) },
      { label: t("Unit") },
      { label: t("Change in percent"), format: formatSigned },
      { label: t("Compared") },
    ],
    rows: [...compared, ...countRows(t, kpis, today), ...points],
  };
}
