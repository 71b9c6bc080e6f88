import { Bar, CartesianGrid, ReferenceLine, XAxis, YAxis, type BarShapeProps } from "recharts";
import { cn } from "@/lib/cn";
import { formatUsdMark } from "@/lib/format/format";
import { formatMonth } from "@/lib/dates/calendar-month";
import { MONTH_FILLS, type MonthFill } from "./revenue-legend";
import type { MonthValue } from "./revenue-series";

const AXIS_WIDTH = 52;
const AXIS_HEIGHT = 26;
const MARK = "fill-muted text-xs tabular-nums forced-colors:fill-[CanvasText]";

/** Shared props of the charts on screen and on paper. The margin leaves room for the highest label. */
export const CHART = {
  // The last bar's label may be wider than its month.
  className: "[&>svg]:overflow-visible forced-colors:[&>svg]:outline-[Highlight]",
  margin: { top: 22, right: 6, bottom: 0, left: 0 },
  barCategoryGap: "16%",
  barGap: 2,
  maxBarSize: 40,
} as const;

const largestOf = (values: MonthValue[]) =>
  Math.max(0, ...values.flatMap(({ value, yearBefore }) => [value, yearBefore ?? 0]).map(Math.abs));

export function MonthAxes({ values }: { values: MonthValue[] }) {
  const largest = largestOf(values);
  return (
    <>
      <CartesianGrid vertical={false} stroke="var(--chart-grid)" shapeRendering="crispEdges" />
      <XAxis
        dataKey="month"
        height={AXIS_HEIGHT}
        interval={0}
        tickLine={false}
        axisLine={false}
        tick={{ className: MARK }}
        tickMargin={7}
        tickFormatter={(month: string) => formatMonth(month, "short")}
      />
      <YAxis
        width={AXIS_WIDTH}
        interval={0}
        tickLine={false}
        axisLine={false}
        tick={{ className: MARK }}
        // Without values, the axis would count single dollars.
        domain={[0, largest === 0 ? 1_000 : "auto"]}
        tickFormatter={(mark: number) => formatUsdMark(mark, largest)}
      />
    </>
  );
}

export function MonthBars({ values }: { values: MonthValue[] }) {
  const largest = largestOf(values);
  return (
    <>
      <Bar
        dataKey="yearBefore"
        isAnimationActive={false}
        shape={(bar) => <MonthBar bar={bar} fill="yearBefore" />}
      />
      <Bar
        dataKey="value"
        isAnimationActive={false}
        shape={(bar) => {
          const month = values[bar.originalDataIndex];
          return (
            <MonthBar
              bar={bar}
              fill={month?.isCurrent === true ? "current" : "month"}
              label={month && formatUsdMark(month.value, largest)}
            />
          );
        }}
      />
      <ReferenceLine
        y={0}
        className="[&_line]:stroke-text forced-colors:[&_line]:stroke-[CanvasText]"
        shapeRendering="crispEdges"
      />
    </>
  );
}

type MonthBarProps = { bar: BarShapeProps; fill: MonthFill; label?: string };

/** On whole pixels, so that edges are sharp; presses reach the month's band below. */
function MonthBar({ bar, fill, label }: MonthBarProps) {
  const isCurrent = fill === "current";
  const [left, right] = [Math.round(bar.x), Math.round(bar.x + bar.width)];
  // Below zero, the height is negative.
  const ends = [Math.round(bar.y), Math.round(bar.y + bar.height)];
  const [top, bottom] = [Math.min(...ends), Math.max(...ends)];
  // An outline is painted on both sides of its line.
  const inset = fill === "month" ? 0 : 0.5;
  return (
    <g className="pointer-events-none">
      <rect
        data-slot="revenue-bar"
        data-current={isCurrent || undefined}
        data-year-before={fill === "yearBefore" || undefined}
        className={MONTH_FILLS[fill]}
        x={left + inset}
        y={top + inset}
        width={Math.max(0, right - left - 2 * inset)}
        height={Math.max(0, bottom - top - inset)}
      />
      {label !== undefined && (
        <text
          x={(left + right) / 2}
          y={top - 7}
          textAnchor="middle"
          className={cn(
            "stroke-surface stroke-3 text-xs font-stretch-88% tabular-nums [paint-order:stroke] [stroke-linejoin:round] forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]",
            isCurrent
              ? "fill-text font-bold"
              : // Hidden where they would touch.
                "fill-muted sm:@max-xl:hidden max-sm:@max-[19rem]:hidden",
          )}
        >
          {label}
        </text>
      )}
    </g>
  );
}
