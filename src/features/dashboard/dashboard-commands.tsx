import {
  Building2,
  CalendarDays,
  ChartColumn,
  Check,
  Printer,
  RefreshCw,
  Table2,
  type LucideIcon,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Command } from "@/components/commands/command";
import { useCommands } from "@/components/commands/use-commands";
import {
  CALENDAR_UNITS,
  CLIENT_FILTERS,
  TIME_RANGES,
  type CalendarUnit,
  type ClientFilter,
  type RecentDays,
} from "@/data/dashboard/dashboard-source";
import { calendarRangeOf } from "@/data/dashboard/range-days";
import { officeDay } from "@/lib/dates/office/office-day";
import { toggleTable, useDashboard } from "./dashboard-context";
import { PANELS } from "./panels";
import { useQuickActions } from "./quick-actions/quick-actions";

export function DashboardCommands({ onRefresh }: { onRefresh: () => void }) {
  useCommands([
    ...useFigureCommands(onRefresh),
    ...useFilterCommands(),
    ...useViewCommands(),
    ...useQuickActionCommands(),
  ]);
  return null;
}

function useFigureCommands(onRefresh: () => void): Command[] {
  const { t } = useTranslation();
  const group = t("Dashboard");
  return [
    {
      id: "dashboard-refresh",
      label: t("Refresh the figures"),
      group,
      keywords: [t("reload"), t("update")],
      Icon: RefreshCw,
      shortcut: "r",
      run: onRefresh,
    },
    {
      id: "dashboard-print",
      label: t("Print this page"),
      group,
      keywords: [t("paper"), t("pdf")],
      Icon: Printer,
      run: () => window.print(),
    },
  ];
}

const RANGES: Record<RecentDays, { label: string; shortcut: string }> = {
  "7d": { label: "Last 7 days", shortcut: "1" },
  "30d": { label: "Last 30 days", shortcut: "2" },
  "90d": { label: "Last 90 days", shortcut: "3" },
};

const CALENDAR_RANGES: Record<CalendarUnit, string> = {
  month: "This month",
  quarter: "This quarter",
  year: "This year",
};

const CLIENTS: Record<ClientFilter, string> = {
  all: "All clients",
  enterprise: "Enterprise clients only",
  "small-business": "Small-business clients only",
};

function useFilterCommands(): Command[] {
  const { t } = useTranslation();
  const { source, query, search, change } = useDashboard();
  const marked = (isChosen: boolean, Icon: LucideIcon) => (isChosen ? Check : Icon);
  const ranges = TIME_RANGES.map((range) => ({
    id: `dashboard-range ${range}`,
    label: t(RANGES[range].label),
    group: t("Time range"),
    keywords: [t("period")],
    Icon: marked(query.range === range, CalendarDays),
    shortcut: RANGES[range].shortcut,
    run: () => query.range !== range && change({ range }),
  }));
  const units = source.firstDay === undefined ? [] : CALENDAR_UNITS;
  const calendarRanges = units.map((unit) => {
    const range = calendarRangeOf(unit, officeDay(query.asOf));
    return {
      id: `dashboard-range ${unit}`,
      label: t(CALENDAR_RANGES[unit]),
      group: t("Time range"),
      keywords: [t("period")],
      Icon: marked(query.range === range, CalendarDays),
      run: () => query.range !== range && change({ range }),
    };
  });
  const clients = CLIENT_FILTERS.map((filter) => ({
    id: `dashboard-clients ${filter}`,
    label: t(CLIENTS[filter]),
    group: t("Client filter"),
    Icon: marked(search.clients === filter, Building2),
    run: () => search.clients !== filter && change({ clients: filter }),
  }));
  return [...ranges, ...calendarRanges, ...clients];
}

function useViewCommands(): Command[] {
  const { t } = useTranslation();
  const dashboard = useDashboard();
  const { search, change } = dashboard;
  const views = PANELS.flatMap(({ id, views: texts }): Command[] => {
    if (texts === undefined) return [];
    const isTable = search.tables.includes(id);
    return [
      {
        id: `dashboard-view ${id}`,
        label: t(isTable ? texts.chart : texts.table),
        group: t("View"),
        keywords: [t("accessible"), t("data")],
        Icon: isTable ? ChartColumn : Table2,
        run: () => change(toggleTable(id), { isReplacing: true }),
      },
    ];
  });
  return [...PANELS.flatMap(({ command }) => command?.(t, dashboard) ?? []), ...views];
}

function useQuickActionCommands(): Command[] {
  const { t } = useTranslation();
  return useQuickActions().map(({ id, label, Icon, run }) => ({
    id: `quick-action ${id}`,
    label,
    group: t("Quick Actions"),
    Icon,
    run,
  }));
}
