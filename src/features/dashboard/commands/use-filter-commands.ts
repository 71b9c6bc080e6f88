import { Building2, CalendarDays, Check, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Command } from "@/components/commands/command";
import {
  CLIENT_FILTERS,
  TIME_RANGES,
  type ClientFilter,
  type TimeRange,
} from "@/data/dashboard/dashboard-source";
import { useDashboard } from "../dashboard-context";

const RANGES: Record<TimeRange, { label: string; shortcut: string }> = {
  "7d": { label: "Last 7 days", shortcut: "1" },
  "30d": { label: "Last 30 days", shortcut: "2" },
  "90d": { label: "Last 90 days", shortcut: "3" },
};

const CLIENTS: Record<ClientFilter, string> = {
  all: "All clients",
  enterprise: "Enterprise clients only",
  "small-business": "Small-business clients only",
};

export function useFilterCommands(): Command[] {
  const { t } = useTranslation();
  const { search, change } = useDashboard();
  const marked = (isChosen: boolean, Icon: LucideIcon) => (isChosen ? Check : Icon);
  const ranges = TIME_RANGES.map((range) => ({
    id: `dashboard-range ${range}`,
    label: t(RANGES[range].label),
    group: t("Time range"),
    keywords: [t("period")],
    Icon: marked(search.range === range, CalendarDays),
    shortcut: RANGES[range].shortcut,
    run: () => search.range !== range && change({ range }),
  }));
  const clients = CLIENT_FILTERS.map((filter) => ({
    id: `dashboard-clients ${filter}`,
    label: t(CLIENTS[filter]),
    group: t("Client filter"),
    Icon: marked(search.clients === filter, Building2),
    run: () => search.clients !== filter && change({ clients: filter }),
  }));
  return [...ranges, ...clients];
}
