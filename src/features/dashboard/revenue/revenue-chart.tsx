import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import { lateCode } from "@/hooks/late-code";
import { useIsBelow } from "@/hooks/use-is-below";
import { MonthReader } from "./month-reader";
import { RevenueFrame } from "./revenue-frame";
import { BarsSkeleton } from "./revenue-skeleton";
import { revenueSummary } from "./revenue-summary";
import type { MonthValue, RevenueSeries } from "./revenue-series";

const MONTHS_ON_PHONES = 6;

// The library of charts weighs as much as all the rest of the page.
const useRevenueBars = lateCode(() => import("./revenue-bars"));

type RevenueChartProps = { values: MonthValue[]; series: RevenueSeries };

export function RevenueChart({ values, series }: RevenueChartProps) {
  const { t } = useTranslation();
  const summaryId = useId();
  const isPhone = useIsBelow("sm");
  const drawn = isPhone ? values.slice(-MONTHS_ON_PHONES) : values;
  return (
    <RevenueFrame
      drawing={<Drawing values={drawn} series={series} summaryId={summaryId} />}
      summaryId={summaryId}
      summary={
        <>
          {revenueSummary(t, values, series)}
          {drawn.length < values.length && ` ${t("The bars show the last six months.")}`}
        </>
      }
    />
  );
}

function Drawing({ values, series, summaryId }: RevenueChartProps & { summaryId: string }) {
  const { t } = useTranslation();
  const bars = useRevenueBars();
  if (bars.hasFailed) {
    return (
      <ErrorNotice
        className="py-0 pt-5 [&>h3]:text-body/tight"
        headingLevel={3}
        heading={t("The bars could not be drawn")}
        body={t("A part of this page did not load. The figures are there, also as a table.")}
        onRetry={bars.retry}
      />
    );
  }
  return (
    <>
      {/* The highest bar's value may stand above the plot. */}
      <div
        className="absolute inset-0 tabular-nums [&_svg]:overflow-visible"
        role="img"
        aria-labelledby={summaryId}
        aria-busy={bars.module === null}
      >
        {bars.module === null ? <BarsSkeleton /> : <bars.module.RevenueBars values={values} />}
      </div>
      {values.length > 0 && <MonthReader values={values} series={series} />}
    </>
  );
}
