import { Bar, BarChart, CartesianGrid, LabelList, ReferenceLine, XAxis, YAxis } from "recharts";
import type { BarShapeProps } from "recharts";
import { formatUsdMark } from "@/lib/format/format";
import { formatMonth } from "@/lib/time/calendar-month";
import type { MonthValue } from "./revenue-series";
import { revenueScale } from "./revenue-scale";

/** Where the bars stand in the drawing; `MonthReader` over them knows it too. */
const PLOT = { top: 8, right: 1, bottom: 0, left: 0 } as const;
const AXIS_WIDTH = 48;
const AXIS_HEIGHT = 28;
const EDGE = 1.5;
const FONT = { fill: "var(--muted)", fontSize: 13 } as const;

/** Only the drawing: what it says, and reading it month by month, are beside it. */
export function RevenueBars({ values }: { values: MonthValue[] }) {
  const marks = revenueScale(values.map(({ value }) => value));
  const largest = Math.max(...marks.map(Math.abs));
  const last = values.length - 1;
  return (
    <BarChart
      responsive
      style={{ width: "100%", height: "100%" }}
      data={values}
      margin={PLOT}
      barCategoryGap="19%"
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} stroke="var(--chart-grid)" shapeRendering="crispEdges" />
      <XAxis
        dataKey="month"
        height={AXIS_HEIGHT}
        interval={0}
        tickLine={false}
        axisLine={false}
        tick={FONT}
        tickMargin={10}
        tickFormatter={(month: string) => formatMonth(month, "short")}
      />
      <YAxis
        width={AXIS_WIDTH}
        domain={[marks[0] ?? 0, marks.at(-1) ?? 0]}
        ticks={marks}
        interval={0}
        tickLine={false}
        axisLine={false}
        tick={FONT}
        tickFormatter={(mark: number) => formatUsdMark(mark, largest)}
      />
      <Bar
        dataKey="value"
        isAnimationActive={false}
        maxBarSize={40}
        shape={(props: BarShapeProps) => <MonthBar {...props} isCurrent={props.index === last} />}
      >
        <LabelList
          position="top"
          offset={8}
          fill="var(--text)"
          fontSize={13}
          fontWeight={650}
          valueAccessor={(entry, index) =>
            index === last ? formatUsdMark(Number(entry.value), largest) : ""
          }
        />
      </Bar>
      <ReferenceLine y={0} stroke="var(--text)" shapeRendering="crispEdges" />
    </BarChart>
  );
}

/** The current month is outlined down to the axis, and not below it. */
function MonthBar({ isCurrent, x, y, width, height }: BarShapeProps & { isCurrent: boolean }) {
  const box = { x: Math.round(x), width: Math.round(width) };
  // Below zero, the height is negative.
  const [top, bottom] = [Math.round(y), Math.round(y + height)];
  const [left, right] = [box.x + EDGE / 2, box.x + box.width - EDGE / 2];
  return (
    <g>
      <rect
        {...box}
        data-slot="revenue-bar"
        y={Math.min(top, bottom)}
        height={Math.abs(bottom - top)}
        fill={isCurrent ? "var(--accent)" : "var(--chart-1)"}
      />
      {isCurrent && (
        <path
          d={`M${left} ${bottom}V${top + EDGE / 2}H${right}V${bottom}`}
          fill="none"
          stroke="var(--text)"
          strokeWidth={EDGE}
        />
      )}
    </g>
  );
}
