import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { ChartColumn } from "lucide-react";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Command } from "@/components/commands/command";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { panelQuery } from "@/data/dashboard/dashboard-queries";
import { monthOf } from "@/lib/dates/calendar-month";
import { officeDay } from "@/lib/dates/office/office-day";
import { cn } from "@/lib/cn";
import { showTable, useDashboard, type Dashboard } from "../dashboard-context";
import { Panel, type PanelProps } from "../panel/panel";
import { RevenueChart, RevenueSkeleton, useRevenueBars } from "./revenue-chart";
import {
  monthValues,
  REVENUE_SERIES,
  revenueTable,
  SERIES_NAMES,
  seriesTitle,
} from "./revenue-series";
import { revenueDefinitions } from "./revenue-summary";

export const seriesCommand = (t: TFunction, { search, change }: Dashboard): Command => {
  const isMrr = search.series === "mrr";
  return {
    id: "dashboard-series",
    label: isMrr ? t("Show revenue, 12 months") : t("Show MRR, 12 months"),
    group: t("View"),
    keywords: [t("chart"), t("series"), t("bars")],
    Icon: ChartColumn,
    shortcut: "m",
    run: () => change({ series: isMrr ? "revenue" : "mrr" }, { isReplacing: true }),
  };
};

export function RevenuePanel({ id, className }: PanelProps) {
  const { t } = useTranslation();
  const { source, query, search, change } = useDashboard();
  const { series } = search;
  const now = monthOf(officeDay(query.asOf));
  const months = useQuery(panelQuery("revenueMonths", source, query));
  // Loaded for paper, too, while the screen shows the table.
  const bars = useRevenueBars();
  const [openMonth, setOpenMonth] = useState<string | null>(null);
  const open = useCallback(
    (month: string | null) => {
      setOpenMonth(month);
      if (month !== null) change(showTable(id), { isReplacing: true });
    },
    [change, id],
  );
  return (
    <Panel
      // As high as with the chart, so that a failure moves nothing below.
      className={cn("lg:min-h-103", className)}
      title={seriesTitle(t, series, query)}
      query={months}
      chartPanel={id}
      definitions={revenueDefinitions}
      filters={[{ label: t("Series"), value: t(SERIES_NAMES[series]) }]}
      tableOf={(data) => ({
        ...revenueTable(t, monthValues(data, series, now), series, query),
        openRow: openMonth,
      })}
      controls={<SeriesToggle />}
      skeleton={<RevenueSkeleton />}
    >
      {(data) => (
        <RevenueChart
          bars={bars}
          values={monthValues(data, series, now)}
          series={series}
          onOpenMonth={open}
        />
      )}
    </Panel>
  );
}

function SeriesToggle() {
  const { t } = useTranslation();
  const { search, change } = useDashboard();
  return (
    <ToggleGroup
      className="flex-wrap"
      aria-label={t("Series")}
      value={search.series}
      onValueChange={(series) => change({ series }, { isReplacing: true })}
    >
      {REVENUE_SERIES.map((series) => (
        <ToggleGroupItem key={series} value={series}>
          {t(SERIES_NAMES[series])}
        </ToggleGroupItem>
      ))}
    </ToggleGroup>
  );
}
