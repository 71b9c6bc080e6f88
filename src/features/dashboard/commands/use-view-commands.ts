import { ChartColumn, LifeBuoy, ListTodo, Table2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Command } from "@/components/commands/command";
import { useDashboard } from "../dashboard-context";
import { CHART_PANELS, toggleTable, type ChartPanel } from "../dashboard-search";

const PANELS: Record<ChartPanel, { table: string; chart: string }> = {
  kpis: { table: "Show key figures as table", chart: "Show key figures as tiles" },
  revenue: { table: "Show 12 months as table", chart: "Show 12 months as chart" },
  traffic: { table: "Show Traffic & Leads as table", chart: "Show Traffic & Leads as chart" },
};

export function useViewCommands(): Command[] {
  const { t } = useTranslation();
  const { search, change } = useDashboard();
  const group = t("View");
  const isMrr = search.series === "mrr";
  const isTickets = search.tab === "tickets";
  const series: Command = {
    id: "dashboard-series",
    label: isMrr ? t("Show revenue, 12 months") : t("Show MRR, 12 months"),
    group,
    keywords: [t("chart"), t("series"), t("bars")],
    Icon: ChartColumn,
    shortcut: "m",
    run: () => change({ series: isMrr ? "revenue" : "mrr" }, { isReplacing: true }),
  };
  const tab: Command = {
    id: "dashboard-tab",
    label: isTickets ? t("Show tasks") : t("Show tickets"),
    group,
    keywords: [t("support"), t("tab"), t("switch")],
    Icon: isTickets ? ListTodo : LifeBuoy,
    shortcut: "t",
    run: () => change({ tab: isTickets ? "tasks" : "tickets" }, { isReplacing: true }),
  };
  const drawings = CHART_PANELS.map((panel) => {
    const isTable = search.tables.includes(panel);
    return {
      id: `dashboard-view ${panel}`,
      label: t(isTable ? PANELS[panel].chart : PANELS[panel].table),
      group,
      keywords: [t("accessible"), t("data")],
      Icon: isTable ? ChartColumn : Table2,
      run: () => change(toggleTable(panel), { isReplacing: true }),
    };
  });
  return [series, tab, ...drawings];
}
