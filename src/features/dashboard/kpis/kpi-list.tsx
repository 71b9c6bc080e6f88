import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { TICKET_PRIORITIES, type KpiSet } from "@/data/dashboard/dashboard-source";
import {
  formatFigure,
  formatList,
  formatNumber,
  formatUsd,
  formatUsdFigure,
} from "@/lib/format/format";
import { useDashboard } from "../dashboard-context";
import { NOT_KNOWN } from "../figures/not-known";
import { priorDaysText, priorMonthText, sinceText } from "../figures/change";
import { ChangeNote } from "../figures/change-note";
import { showSupportPanel } from "../support/show-support-panel";
import { KpiCell, KpiCells } from "./kpi-cell";
import { PRIORITY_COLORS, PRIORITY_COUNTS } from "./priority-labels";
import { SegmentBar } from "./segment-bar";
import { Sparkline } from "./sparkline";
import { tileLists } from "./tile-lists";
import { bucketsText, trendText } from "./trend-label";

export function KpiList({ kpis }: { kpis: KpiSet }) {
  return (
    <KpiCells>
      <MoneyCells kpis={kpis} />
      <PeopleCells kpis={kpis} />
      <WorkCells kpis={kpis} />
    </KpiCells>
  );
}

const valuesOf = (points: KpiSet["trends"]["newLeads"]) => points.map(({ value }) => value);

function MoneyCells({ kpis: { currentMRR, monthlyRevenue, changes, trends } }: { kpis: KpiSet }) {
  const { t } = useTranslation();
  const { query } = useDashboard();
  return (
    <>
      <KpiCell
        label={t("Current MRR")}
        value={formatUsdFigure(currentMRR)}
        note={<ChangeNote change={changes.currentMRR} basis={sinceText(t, query)} />}
        drawing={<Sparkline values={valuesOf(trends.currentMRR)} />}
        drawingText={trendText(t, trends.currentMRR, formatUsd)}
      />
      <KpiCell
        label={t("Monthly Revenue")}
        value={formatUsdFigure(monthlyRevenue)}
        note={<ChangeNote change={changes.monthlyRevenue} basis={priorMonthText(t, query)} />}
        drawing={<Sparkline values={valuesOf(trends.monthlyRevenue)} />}
        drawingText={trendText(t, trends.monthlyRevenue, formatUsd)}
      />
    </>
  );
}

function PeopleCells({ kpis: { activeClients, newLeads, changes, trends } }: { kpis: KpiSet }) {
  const { t } = useTranslation();
  const { query, source } = useDashboard();
  const lists = tileLists(query, source);
  return (
    <>
      <KpiCell
        label={t("Active Clients")}
        value={formatFigure(activeClients)}
        note={<ChangeNote change={changes.activeClients} basis={sinceText(t, query)} />}
        drawing={<Sparkline values={valuesOf(trends.activeClients)} />}
        drawingText={trendText(t, trends.activeClients, formatNumber)}
        to={lists.clients}
      />
      <KpiCell
        label={t("New Leads")}
        value={newLeads === null ? NOT_KNOWN : formatFigure(newLeads)}
        note={
          newLeads === null ? (
            t("Your role sees no leads")
          ) : (
            <ChangeNote change={changes.newLeads} basis={priorDaysText(t, query)} />
          )
        }
        drawing={<Sparkline values={valuesOf(trends.newLeads)} />}
        drawingText={newLeads === null ? "" : bucketsText(t, trends.newLeads)}
        to={newLeads === null ? undefined : lists.leads}
      />
    </>
  );
}

function WorkCells({ kpis }: { kpis: KpiSet }) {
  const { t } = useTranslation();
  const { query, source, hrefOf } = useDashboard();
  const { openTickets, openTicketsByPriority, tasksDueToday, tasksOverdue } = kpis;
  const priorities = TICKET_PRIORITIES.map((priority) => ({
    name: priority,
    count: openTicketsByPriority[priority],
    color: PRIORITY_COLORS[priority],
  }));
  const tasks = [
    { name: "overdue", count: tasksOverdue, color: "var(--stop)" },
    { name: "today", count: tasksDueToday, color: "var(--chart-1)" },
  ];
  const counts = priorities
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => t(PRIORITY_COUNTS[name], { number: formatNumber(count) }));
  return (
    <>
      <KpiCell
        label={t("Open Tickets")}
        value={formatFigure(openTickets)}
        note={ticketNote(t, kpis)}
        drawing={<SegmentBar segments={priorities} />}
        drawingText={counts.length > 0 ? `${formatList(counts)}.` : ""}
        to={tileLists(query, source).tickets}
      />
      <KpiCell
        label={t("Tasks Due Today")}
        value={formatFigure(tasksDueToday)}
        note={
          tasksOverdue > 0
            ? t("{{number}} overdue", { number: formatNumber(tasksOverdue) })
            : t("None overdue")
        }
        drawing={<SegmentBar segments={tasks} />}
        drawingText=""
        to={hrefOf({ tab: "tasks", task: "today" })}
        onFollow={showSupportPanel}
      />
    </>
  );
}

function ticketNote(
  t: TFunction,
  { openTickets, openTicketsByPriority, ticketsPastSla }: KpiSet,
): string {
  const { urgent } = openTicketsByPriority;
  if (openTickets === 0) return t("Nothing open");
  if (urgent === 0 && ticketsPastSla === 0) return t("None urgent or past SLA");
  return t("{{urgent}} urgent, {{late}} past SLA", {
    urgent: formatNumber(urgent),
    late: formatNumber(ticketsPastSla),
  });
}
