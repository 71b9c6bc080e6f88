import { cn } from "@/lib/cn";
import { formatUsdMark } from "@/lib/format/format";
import { formatMonth } from "@/lib/time/calendar-month";
import type { MonthValue } from "./revenue-series";
import { revenueScale } from "./revenue-scale";

const percent = (share: number) => `${share * 100}%`;

/** Only the drawing: what it says, and reading it month by month, are beside it. */
export function RevenueBars({ values }: { values: MonthValue[] }) {
  const marks = revenueScale(values.map(({ value }) => value));
  const largest = Math.max(...marks.map(Math.abs));
  const lowest = marks[0] ?? 0;
  const highest = marks.at(-1) ?? 0;
  const topOf = (value: number) => percent((highest - value) / (highest - lowest));
  const last = values.length - 1;
  return (
    <div className="absolute inset-0 flex text-xs/none text-muted tabular-nums">
      {marks.map((mark) => (
        <div
          key={mark}
          className="absolute inset-x-0 border-t border-chart-grid"
          style={{ top: topOf(mark) }}
        >
          <span className="absolute right-full mr-2 -translate-y-1/2">
            {formatUsdMark(mark, largest)}
          </span>
        </div>
      ))}
      {values.map(({ month, value }, index) => (
        <div key={month} className="relative flex-1">
          <div
            data-slot="revenue-bar"
            data-current={index === last || undefined}
            className={cn(
              "absolute inset-x-0 mx-auto w-[62%] max-w-10 bg-chart-1 data-current:border-frame data-current:border-text data-current:bg-accent forced-colors:bg-[CanvasText]",
              // Outlined down to the axis, and not along it.
              value < 0 ? "data-current:border-t-0" : "data-current:border-b-0",
            )}
            style={{
              top: topOf(Math.max(0, value)),
              height: percent(Math.abs(value) / (highest - lowest)),
            }}
          >
            {index === last && (
              <span className="absolute bottom-full left-1/2 mb-1.5 -translate-x-1/2 font-bold text-text">
                {formatUsdMark(value, largest)}
              </span>
            )}
          </div>
          <span className="absolute inset-x-0 top-full mt-3.5 text-center">
            {formatMonth(month, "short")}
          </span>
        </div>
      ))}
      <div className="absolute inset-x-0 border-t border-text" style={{ top: topOf(0) }} />
    </div>
  );
}
