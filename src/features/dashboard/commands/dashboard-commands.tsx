import { Printer, RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Command } from "@/components/commands/command";
import { useCommands } from "@/components/commands/use-commands";
import { useQuickActions } from "../quick-actions/quick-actions";
import { useFilterCommands } from "./use-filter-commands";
import { useViewCommands } from "./use-view-commands";

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
