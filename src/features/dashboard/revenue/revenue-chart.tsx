import { useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import { lateCode, reloadForCode } from "@/hooks/late-code";
import { useIsBelow } from "@/hooks/use-is-below";
import { useDashboard } from "../dashboard-context";
import { RevenueFrame } from "./revenue-frame";
import { RevenueLegend } from "./revenue-legend";
import { BarsSkeleton } from "./revenue-skeleton";
import { revenueSummary } from "./revenue-summary";
import type { MonthValue, RevenueSeries } from "./revenue-series";

const MONTHS_ON_PHONES = 6;

// Loads the chart library, which is larger than the rest of the dashboard.
export const useRevenueBars = lateCode(() => import("./revenue-bars"));

type Bars = Pick<ReturnType<typeof useRevenueBars>, "module" | "hasFailed">;

type RevenueChartProps = {
  bars: Bars;
  values: MonthValue[];
  series: RevenueSeries;
  onOpenMonth: (month: string | null) => void;
};

export function RevenueChart({ bars, values, series, onOpenMonth }: RevenueChartProps) {
  const { t } = useTranslation();
  const summaryId = useId();
  const isPhone = useIsBelow("sm");
  const { source } = useDashboard();
  const shown = isPhone ? values.slice(-MONTHS_ON_PHONES) : values;
  useEffect(() => onOpenMonth(null), [onOpenMonth]);
  return (
    <RevenueFrame
      legend={<RevenueLegend values={shown} />}
      drawing={<LateBars bars={bars} values={shown} summaryId={summaryId} onOpenMonth={onOpenMonth} />}
      summaryId={summaryId}
      summary={
        <>
          <span>{revenueSummary(t, values, series, source)}</span>
          {shown.length < values.length && (
            <span>{` ${t("The bars show the last six months.")}`}</span>
          )}
        </>
      }
    />
  );
}

type LateBarsProps = {
  bars: Bars;
  values: MonthValue[];
  summaryId: string;
  onOpenMonth: (month: string) => void;
};

function LateBars({ bars: { module, hasFailed }, ...props }: LateBarsProps) {
  const { t } = useTranslation();
  if (hasFailed) {
    return (
      <ErrorNotice
        className="absolute inset-0 content-start overflow-auto [&>h3]:text-body/tight"
        headingLevel={3}
        heading={t("The bars could not be drawn")}
        body={t("A part of this page did not load. Nothing was changed.")}
        onRetry={() => void reloadForCode()}
      />
    );
  }
  if (module === null) {
    return (
      <div aria-busy="true" aria-hidden="true">
        <BarsSkeleton />
      </div>
    );
  }
  return <module.RevenueBars {...props} />;
}
