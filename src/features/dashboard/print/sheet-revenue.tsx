import { useTranslation } from "react-i18next";
import { revenueMonthsQuery } from "@/data/dashboard/dashboard-queries";
import { formatUsdMark } from "@/lib/format/format";
import { formatMonth } from "@/lib/time/calendar-month";
import { useDashboard } from "../dashboard-context";
import { monthValues, SERIES_TITLES, type MonthValue } from "../revenue/revenue-series";
import { revenueSummary } from "../revenue/revenue-summary";
import { SheetNote, SheetSection } from "./sheet-section";
import { useLoadedData } from "./use-loaded-data";

const WIDTH = 600;
const HEIGHT = 150;
const LABEL = 14;

export function SheetRevenue() {
  const { t } = useTranslation();
  const { source, query, search } = useDashboard();
  const { series } = search;
  return (
    <SheetSection
      className="col-span-8"
      title={t(SERIES_TITLES[series])}
      data={useLoadedData(revenueMonthsQuery(source, query))}
    >
      {(months) => (
        <>
          <Bars values={monthValues(months, series)} />
          <SheetNote>{revenueSummary(t, monthValues(months, series), series, source)}</SheetNote>
        </>
      )}
    </SheetSection>
  );
}

/** Drawn for paper: nothing can be pointed at there, so each bar bears its value. */
function Bars({ values }: { values: MonthValue[] }) {
  const most = Math.max(1, ...values.map(({ value }) => value));
  const step = WIDTH / Math.max(1, values.length);
  const base = HEIGHT - LABEL - 4;
  return (
    <svg className="h-auto w-full pt-[1mm]" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {values.map(({ month, value }, index) => {
        const height = (Math.max(0, value) / most) * (base - LABEL);
        const middle = (index + 0.5) * step;
        const isCurrent = index === values.length - 1;
        return (
          <g key={month} className="fill-text text-[11px] font-semibold" textAnchor="middle">
            <rect
              x={middle - step * 0.35}
              y={base - height}
              width={step * 0.7}
              height={height}
              className={isCurrent ? "fill-accent stroke-text" : "fill-chart-1"}
            />
            <text x={middle} y={base - height - 4}>
              {formatUsdMark(value, most)}
            </text>
            <text x={middle} y={HEIGHT - 3}>
              {formatMonth(month, "short")}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${base}H${WIDTH}`} className="stroke-text" />
    </svg>
  );
}
