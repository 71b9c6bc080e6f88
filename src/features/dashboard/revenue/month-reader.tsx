import { useState, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { Slider } from "@/components/ui/slider";
import { formatUsd } from "@/lib/format/format";
import { formatMonth } from "@/lib/time/calendar-month";
import { changeText } from "../figures/change";
import { MonthTip } from "./month-tip";
import { revenueScale } from "./revenue-scale";
import { SERIES_NAMES, type MonthValue, type RevenueSeries } from "./revenue-series";

type MonthReaderProps = { values: MonthValue[]; series: RevenueSeries };

/**
 * Reads the bars month by month: a slider over them, so that arrow keys, a finger and a screen
 * reader's own commands all work, and a mouse need not even press.
 */
export function MonthReader({ values, series }: MonthReaderProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isShown, setIsShown] = useState(false);
  const last = values.length - 1;
  const found = values.findIndex(({ month }) => month === chosen);
  const index = found === -1 ? last : found;
  const current = values[index];
  if (current === undefined) return null;
  const show = (position: number) => {
    setChosen(values[Math.min(last, Math.max(0, position))]?.month ?? null);
    setIsShown(true);
  };
  const amount = formatUsd(current.value);
  const month =
    index === last
      ? t("{{month}} so far", { month: formatMonth(current.month) })
      : formatMonth(current.month);
  const share = `${100 / values.length}%`;
  const thumb: CSSProperties & Record<"--share", string> = { "--share": share };
  return (
    <div className="absolute inset-0" data-print="no">
      {isShown && (
        <div
          className="absolute inset-y-0 bg-text/9"
          style={{ width: share, left: `calc(${share} * ${index})` }}
        />
      )}
      <Slider
        isCover
        // Its thumb is as wide as a bar has room, so that its own arithmetic agrees with the bars.
        className="cursor-crosshair focus-visible:shadow-none focus-visible:outline-offset-1 [&::-moz-range-thumb]:h-full [&::-moz-range-thumb]:w-(--share) [&::-moz-range-thumb]:rounded-none [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-transparent [&::-webkit-slider-runnable-track]:h-full [&::-webkit-slider-thumb]:h-full [&::-webkit-slider-thumb]:w-(--share) [&::-webkit-slider-thumb]:appearance-none"
        style={thumb}
        min={0}
        max={last}
        value={index}
        aria-label={t("{{series}}: month", { series: t(SERIES_NAMES[series]) })}
        aria-valuetext={t("{{label}}: {{value}}", { label: month, value: amount })}
        onChange={({ target }) => show(Number(target.value))}
        onFocus={() => setIsShown(true)}
        onBlur={() => setIsShown(false)}
        onKeyDown={({ key }) => key === "Escape" && setIsShown(false)}
        onPointerMove={({ currentTarget, clientX }) => {
          const box = currentTarget.getBoundingClientRect();
          show(Math.floor(((clientX - box.left) / box.width) * values.length));
        }}
        onPointerLeave={({ currentTarget, pointerType }) => {
          // A finger leaves when it lifts; what it chose stays to be read.
          if (pointerType !== "touch" && !currentTarget.matches(":focus-visible"))
            setIsShown(false);
        }}
      />
      {isShown && (
        <MonthTip
          index={index}
          months={values.length}
          top={heightOf(current.value, values)}
          month={month}
          amount={amount}
          change={current.change === null ? null : changeText(t, current.change, "percent")}
        />
      )}
    </div>
  );
}

/** How far from the plot's top a value stands, as a share of its height. */
function heightOf(value: number, values: MonthValue[]): number {
  const marks = revenueScale(values.map((month) => month.value));
  const lowest = marks[0] ?? 0;
  const highest = marks.at(-1) ?? 1;
  return (highest - Math.max(0, value)) / (highest - lowest);
}
