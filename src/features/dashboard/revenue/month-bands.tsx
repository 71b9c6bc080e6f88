import { usePlotArea } from "recharts";
import type { MonthValue } from "./revenue-series";

type MonthBandsProps = { values: MonthValue[]; onPress: (month: string) => void };

/** A month is pressed anywhere above its name: a bar of its own may be low, or not there at all. */
export function MonthBands({ values, onPress }: MonthBandsProps) {
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
      // A press would focus the chart, whose tooltip would leap to the first month.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPress(month)}
    />
  ));
}
