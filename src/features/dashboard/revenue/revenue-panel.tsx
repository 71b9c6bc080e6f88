import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { revenueMonthsQuery } from "@/data/dashboard/dashboard-queries";
import { useDashboard } from "../dashboard-context";
import { showTable } from "../dashboard-search";
import { Panel } from "../panel/panel";
import { RevenueChart } from "./revenue-chart";
import { RevenueSkeleton } from "./revenue-skeleton";
import { monthValues, REVENUE_SERIES, SERIES_NAMES, SERIES_TITLES } from "./revenue-series";
import { revenueTable } from "./revenue-table";

export function RevenuePanel() {
  const { t } = useTranslation();
  const { source, query, search, change } = useDashboard();
  const { series } = search;
  const months = useQuery(revenueMonthsQuery(source, query));
  const [openMonth, setOpenMonth] = useState<string | null>(null);
  const open = useCallback(
    (month: string | null) => {
      setOpenMonth(month);
      if (month !== null) change(showTable("revenue"), { isReplacing: true });
    },
    [change],
  );
  return (
    <Panel
      // As high as with the chart, so that a failure moves nothing below.
      className="lg:col-span-8 lg:min-h-103"
      title={t(SERIES_TITLES[series])}
      query={months}
      chartPanel="revenue"
      definitionsOf="revenue"
      filters={[{ label: t("Series"), value: t(SERIES_NAMES[series]) }]}
      tableOf={(data) => ({
        ...revenueTable(t, monthValues(data, series), series),
        openRow: openMonth,
      })}
      controls={<SeriesToggle />}
      skeleton={<RevenueSkeleton />}
    >
      {(data) => (
        <RevenueChart values={monthValues(data, series)} series={series} onOpenMonth={open} />
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
