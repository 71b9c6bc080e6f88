import { useEffect, useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import { CardContent } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { lateCode, reloadForCode } from "@/hooks/late-code";
import { useIsBelow } from "@/hooks/use-is-below";
import { useDashboard } from "../dashboard-context";
import { PanelSummary } from "../panel/panel-layout";
import { RevenueLegend } from "./revenue-legend";
import type { MonthValue, RevenueSeries } from "./revenue-series";
import { revenueSummary } from "./revenue-summary";

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
      drawing={
        <LateBars bars={bars} values={shown} summaryId={summaryId} onOpenMonth={onOpenMonth} />
      }
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

type RevenueFrameProps = {
  legend: ReactNode;
  /** Fills the height of the panel beside it. */
  drawing: ReactNode;
  summary: ReactNode;
  summaryId?: string;
};

/** The layout of chart, legend and summary, shared with the skeleton. */
function RevenueFrame({ legend, drawing, summary, summaryId }: RevenueFrameProps) {
  return (
    <CardContent className="flex flex-1 flex-col">
      <figure className="@container flex flex-1 flex-col gap-2.5">
        {/* Two lines on the narrowest panels. */}
        <div className="text-xs/[1.35] @max-[19rem]:min-h-[calc(2lh+0.25rem)]">{legend}</div>
        <div className="relative min-h-63 flex-1 max-sm:min-h-54">{drawing}</div>
        <figcaption>
          {/* The height of the longest summary on a phone. */}
          <PanelSummary id={summaryId} className="max-sm:min-h-[3lh] @max-[18rem]:min-h-[4lh]">
            {summary}
          </PanelSummary>
        </figcaption>
      </figure>
    </CardContent>
  );
}

/** Placeholder heights, in percent. */
const BARS = [52, 55, 57, 60, 62, 64, 66, 68, 71, 74, 76, 79];

export function RevenueSkeleton() {
  return (
    <RevenueFrame
      legend={<Skeleton className="inline-block h-[0.75em] w-56" />}
      drawing={<BarsSkeleton />}
      summary={<Skeleton className="inline-block h-[0.75em] w-3/5" />}
    />
  );
}

/** Shown until both the figures and the chart's code have loaded. */
function BarsSkeleton() {
  return (
    <div className="absolute inset-0 mt-6 mb-7 ml-13 flex items-end justify-around">
      {BARS.map((share) => (
        <Skeleton
          key={share}
          className="mx-1.5 flex-[0_1_40px] rounded-none max-sm:nth-[-n+6]:hidden"
          style={{ height: `${share}%` }}
        />
      ))}
    </div>
  );
}
