export type MonthFill = "month" | "current" | "yearBefore";

/** SVG fills ignore forced colors, so each has a system color. */
export const MONTH_FILLS: Record<MonthFill, string> = {
  month: "fill-chart-1 forced-colors:fill-[CanvasText]",
  current:
    "fill-accent stroke-text stroke-[1.5] forced-colors:fill-[Highlight] forced-colors:stroke-[CanvasText]",
  yearBefore:
    "fill-[color-mix(in_oklab,var(--chart-1)_22%,var(--surface))] stroke-chart-1/60 stroke-1 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]",
};
