import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
} from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import {
  BarChart,
  Tooltip,
  useActiveTooltipLabel,
  useIsTooltipActive,
  usePlotArea,
  useYAxisScale,
} from "recharts";
import { formatUsd } from "@/lib/format/format";
import { changeText } from "../panel/change";
import { CHART, MonthAxes, MonthBars } from "./month-drawing";
import { changeSince, monthName, yearBeforeName, type MonthValue } from "./revenue-series";

const PAPER = { width: 620, height: 170 } as const;

type RevenueBarsProps = {
  values: MonthValue[];
  summaryId: string;
  onOpenMonth: (month: string) => void;
};

/** The months as bars, readable with mouse, touch or arrow keys. */
export function RevenueBars({ values, summaryId, onOpenMonth }: RevenueBarsProps) {
  const { t } = useTranslation();
  const helpId = useId();
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const [status, setStatus] = useState<HTMLElement | null>(null);
  const active = useRef<string | null>(null);
  const keepActive = useCallback((month: string | null) => void (active.current = month), []);
  const openActive = (event: KeyboardEvent) => {
    if (active.current === null || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    // The chart would close its tooltip on Enter.
    event.stopPropagation();
    onOpenMonth(active.current);
  };
  return (
    // Horizontal touch reads the bars; vertical touch scrolls the page.
    <div ref={setLayer} className="absolute inset-0 touch-pan-y" onKeyDownCapture={openActive}>
      <BarChart
        {...CHART}
        responsive
        style={{ width: "100%", height: "100%" }}
        data={values}
        aria-labelledby={summaryId}
        aria-describedby={helpId}
      >
        <MonthAxes values={values} />
        <MonthBands values={values} onPress={onOpenMonth} />
        <MonthBars values={values} />
        <Tooltip
          portal={layer}
          content={<MonthTooltip values={values} />}
          cursor={{ className: "fill-text/9 forced-colors:fill-[Highlight]/30" }}
          isAnimationActive={false}
        />
        <ActiveMonth values={values} status={status} onChange={keepActive} />
      </BarChart>
      {/* Announced here, because a tooltip that mounts and unmounts is not a live region. */}
      <p ref={setStatus} className="sr-only" role="status" />
      <p id={helpId} hidden>
        {t("Left and Right read the months one by one, Enter opens a month in the table.")}
      </p>
    </div>
  );
}

type MonthBandsProps = { values: MonthValue[]; onPress: (month: string) => void };

/** The full height of a month is clickable, because its bar may be low or missing. */
function MonthBands({ values, onPress }: MonthBandsProps) {
  const plot = usePlotArea();
  if (plot === undefined) return null;
  const width = plot.width / values.length;
  return values.map(({ month }, index) => (
    <rect
      key={month}
      data-slot="month-band"
      className="cursor-pointer"
      fill="transparent"
      x={plot.x + index * width}
      y={plot.y}
      width={width}
      height={plot.height}
      // A press would focus the chart and move its tooltip to the first month.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPress(month)}
    />
  ));
}

export function PrintedRevenueBars({ values }: { values: MonthValue[] }) {
  return (
    <BarChart
      {...CHART}
      {...PAPER}
      style={{ width: "100%", height: "auto" }}
      data={values}
      accessibilityLayer={false}
      aria-hidden
    >
      <MonthAxes values={values} />
      <MonthBars values={values} />
    </BarChart>
  );
}

function useActiveMonth(values: MonthValue[]): MonthValue | undefined {
  const label = useActiveTooltipLabel();
  const isActive = useIsTooltipActive();
  return isActive ? values.find(({ month }) => month === label) : undefined;
}

type ActiveMonthProps = {
  values: MonthValue[];
  status: Element | null;
  onChange: (month: string | null) => void;
};

/** Announces the active month, and reports it, without rendering the chart again. */
function ActiveMonth({ values, status, onChange }: ActiveMonthProps) {
  const { t } = useTranslation();
  const active = useActiveMonth(values);
  const month = active?.month ?? null;
  useEffect(() => onChange(month), [month, onChange]);
  if (status === null || active === undefined) return null;
  const { value, change, yearBefore } = active;
  const sentences = [
    t("{{label}}: {{value}}", { label: monthName(t, active), value: formatUsd(value) }),
    change !== null &&
      t("{{change}} on the month before", { change: changeText(t, change, "percent") }),
    yearBefore !== null &&
      t("{{label}}: {{value}}", { label: yearBeforeName(active), value: formatUsd(yearBefore) }),
  ];
  return createPortal(sentences.filter(Boolean).join(". "), status);
}

const GAP = 8;

/** Above the active month's bars; stays open while hovered. */
function MonthTooltip({ values }: { values: MonthValue[] }) {
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
