import { useCallback, useId, useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { BarChart, Tooltip, usePlotArea } from "recharts";
import { ActiveMonth } from "./active-month";
import { CHART, MonthAxes, MonthBars } from "./month-drawing";
import { MonthTooltip } from "./month-tooltip";
import type { MonthValue } from "./revenue-series";

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
