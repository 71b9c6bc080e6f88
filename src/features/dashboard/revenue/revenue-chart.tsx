import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMonth, formatUsd } from "@/lib/format";
import { changeText } from "../figures/change";
import { RevenueBars } from "./revenue-bars";
import { revenueScale } from "./revenue-scale";
import { revenueSummary } from "./revenue-summary";
import { SERIES_NAMES, type MonthValue, type RevenueSeries } from "./revenue-series";
import { useIsPhone } from "./use-is-phone";
import "../figures/figures.css";
import "./revenue.css";

const HEIGHT = { phone: 220, desk: 282 } as const;
const MONTHS_ON_PHONES = 6;

type RevenueChartProps = { values: MonthValue[]; series: RevenueSeries };

export function RevenueChart({ values, series }: RevenueChartProps) {
  const { t } = useTranslation();
  const summaryId = useId();
  const isPhone = useIsPhone();
  const drawn = isPhone ? values.slice(-MONTHS_ON_PHONES) : values;
  return (
    <figure className="revenue-chart">
      <div className="revenue-drawing">
        <div role="img" aria-labelledby={summaryId}>
          <RevenueBars values={drawn} height={isPhone ? HEIGHT.phone : HEIGHT.desk} />
        </div>
        {drawn.length > 0 && <MonthReader values={drawn} series={series} />}
      </div>
      <figcaption id={summaryId} className="panel-summary">
        {revenueSummary(t, values, series)}
        {drawn.length < values.length && ` ${t("The bars show the last six months.")}`}
      </figcaption>
    </figure>
  );
}

/**
 * Reads the bars month by month: a slider over them, so that arrow keys, a finger and a screen
 * reader's own commands all work, and a mouse need not even press.
 */
function MonthReader({ values, series }: RevenueChartProps) {
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
  return (
    <div className="revenue-reader" data-print="no">
      <input
        type="range"
        min={0}
        max={last}
        value={index}
        aria-label={t("Month of {{series}}", { series: t(SERIES_NAMES[series]) })}
        aria-valuetext={`${month}: ${amount}`}
        onChange={({ target }) => show(Number(target.value))}
        onFocus={() => setIsShown(true)}
        onBlur={() => setIsShown(false)}
        onKeyDown={({ key }) => key === "Escape" && setIsShown(false)}
        onPointerMove={({ currentTarget, clientX }) => {
          const box = currentTarget.getBoundingClientRect();
          show(Math.floor(((clientX - box.left) / box.width) * values.length));
        }}
        onPointerLeave={({ currentTarget }) => {
          if (!currentTarget.matches(":focus-visible")) setIsShown(false);
        }}
      />
      {isShown && (
        <MonthTip
          share={(index + 0.5) / values.length}
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

type MonthTipProps = {
  share: number;
  top: number;
  month: string;
  amount: string;
  change: string | null;
};

function MonthTip({ share, top, month, amount, change }: MonthTipProps) {
  const { t } = useTranslation();
  return (
    <div
      className="revenue-tip"
      aria-hidden="true"
      style={{
        left: `${share * 100}%`,
        top: `${top * 100}%`,
        translate: `${share * -100}% calc(-100% - 10px)`,
      }}
    >
      <span>{month}</span>
      <b>{amount}</b>
      {change !== null && <span>{t("{{change}} on the month before", { change })}</span>}
    </div>
  );
}
