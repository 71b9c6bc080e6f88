import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useIsBelow } from "@/hooks/use-is-below";
import { useDashboard } from "../dashboard-context";
import { MonthReader } from "./month-reader";
import { RevenueBars } from "./revenue-bars";
import { RevenueFrame } from "./revenue-frame";
import { revenueSummary } from "./revenue-summary";
import type { MonthValue, RevenueSeries } from "./revenue-series";

const MONTHS_ON_PHONES = 6;

type RevenueChartProps = { values: MonthValue[]; series: RevenueSeries };

export function RevenueChart({ values, series }: RevenueChartProps) {
  const { t } = useTranslation();
  const summaryId = useId();
  const isPhone = useIsBelow("sm");
  const { source } = useDashboard();
  const drawn = isPhone ? values.slice(-MONTHS_ON_PHONES) : values;
  return (
    <RevenueFrame
      drawing={
        <>
          <div role="img" aria-labelledby={summaryId}>
            <RevenueBars values={drawn} />
          </div>
          {drawn.length > 0 && <MonthReader values={drawn} series={series} />}
        </>
      }
      summaryId={summaryId}
      summary={
        <>
          {revenueSummary(t, values, series, source)}
          {drawn.length < values.length && ` ${t("The bars show the last six months.")}`}
        </>
      }
    />
  );
}
