import type { SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { usePlotArea, useYAxisScale } from "recharts";
import { formatUsd } from "@/lib/format/format";
import { changeText } from "../figures/change";
import { useActiveMonth } from "./active-month";
import { changeSince, monthName, yearBeforeName, type MonthValue } from "./revenue-series";

const GAP = 8;

/** Above the active month's bars; stays open while hovered. */
export function MonthTooltip({ values }: { values: MonthValue[] }) {
  const { t } = useTranslation();
  const active = useActiveMonth(values);
  const plot = usePlotArea();
  const topOf = useYAxisScale();
  if (active === undefined || plot === undefined || topOf === undefined) return null;
  const { value, change, yearBefore } = active;
  const sinceYear = changeSince(yearBefore ?? 0, value);
  const share = (values.indexOf(active) + 0.5) / values.length;
  const top = topOf(Math.max(0, value, yearBefore ?? 0)) ?? plot.y;
  return (
    <div
      aria-hidden="true"
      data-slot="month-tooltip"
      className="absolute z-1 w-max rounded-sm border border-transparent bg-strong px-3 py-2 text-xs/[1.4] text-on-strong tabular-nums"
      // Shifted towards the middle near the ends of the plot.
      style={{
        left: plot.x + share * plot.width,
        top: top - GAP,
        translate: `${-share * 100}% -100%`,
      }}
      onMouseMove={keepMonth}
    >
      <dl className="grid grid-cols-[auto_auto] gap-x-5">
        <dt>{monthName(t, active)}</dt>
        <dd className="text-right text-sm/[1.3] font-bold">{formatUsd(value)}</dd>
        {yearBefore !== null && (
          <>
            <dt>{yearBeforeName(active)}</dt>
            <dd className="text-right">{formatUsd(yearBefore)}</dd>
          </>
        )}
      </dl>
      {change !== null && (
        <p>{t("{{change}} on the month before", { change: changeText(t, change, "percent") })}</p>
      )}
      {sinceYear !== null && (
        <p>{t("{{change}} on the year before", { change: changeText(t, sinceYear, "percent") })}</p>
      )}
    </div>
  );
}

/** The chart would switch to the month below the tooltip. */
const keepMonth = (event: SyntheticEvent) => event.stopPropagation();
