import { useTranslation } from "react-i18next";
import { kpisQuery } from "@/data/dashboard/dashboard-queries";
import type { Change, KpiSet } from "@/data/dashboard/dashboard-source";
import { formatFigure, formatNumber, formatUsdFigure } from "@/lib/format/format";
import { useDashboard } from "../dashboard-context";
import { changeText, priorDaysText, priorMonthText, sinceText } from "../figures/change";
import { NOT_KNOWN } from "../figures/not-known";
import { SheetSection } from "./sheet-section";
import { SheetFigureList, type SheetFigure } from "./sheet-table";
import { useLoadedData } from "./use-loaded-data";

export function SheetFigures() {
  const { t } = useTranslation();
  const { source, query } = useDashboard();
  const figuresOf = useFigures();
  return (
    <SheetSection
      className="col-span-full"
      isHeadHidden
      title={t("Key figures")}
      data={useLoadedData(kpisQuery(source, query))}
    >
      {(kpis) => <SheetFigureList figures={figuresOf(kpis)} />}
    </SheetSection>
  );
}

function useFigures(): (kpis: KpiSet) => SheetFigure[] {
  const { t } = useTranslation();
  const { query } = useDashboard();
  const compared = (change: Change, basis: string) =>
    change === null
      ? changeText(t, change, "percent")
      : `${changeText(t, change, "percent")} ${basis}`;
  const since = sinceText(t, query);
  return ({ changes, openTicketsByPriority, ...kpis }) => [
    {
      label: t("Current MRR"),
      value: formatUsdFigure(kpis.currentMRR),
      note: compared(changes.currentMRR, since),
    },
    {
      label: t("Monthly Revenue"),
      value: formatUsdFigure(kpis.monthlyRevenue),
      note: compared(changes.monthlyRevenue, priorMonthText(t, query)),
    },
    {
      label: t("Active Clients"),
      value: formatFigure(kpis.activeClients),
      note: compared(changes.activeClients, since),
    },
    {
      label: t("New Leads"),
      ...(kpis.newLeads === null
        ? { value: NOT_KNOWN, note: t("Your role sees no leads") }
        : {
            value: formatFigure(kpis.newLeads),
            note: compared(changes.newLeads, priorDaysText(t, query)),
          }),
    },
    {
      label: t("Open Tickets"),
      value: formatFigure(kpis.openTickets),
      note: t("{{urgent}} urgent, {{late}} past SLA", {
        urgent: formatNumber(openTicketsByPriority.urgent),
        late: formatNumber(kpis.ticketsPastSla),
      }),
    },
    {
      label: t("Tasks Due Today"),
      value: formatFigure(kpis.tasksDueToday),
      note: t("{{number}} overdue", { number: formatNumber(kpis.tasksOverdue) }),
    },
  ];
}
