import { useTranslation } from "react-i18next";
import { cn } from "@/lib/cn";
import { formatMonth } from "@/lib/dates/calendar-month";
import { knowsYearBefore, type MonthValue } from "./revenue-series";

export type MonthFill = "month" | "current" | "yearBefore";

/** SVG fills ignore forced colors, so each has a system color. */
export const MONTH_FILLS: Record<MonthFill, string> = {
  month: "fill-chart-1 forced-colors:fill-[CanvasText]",
  current:
    "fill-accent stroke-text stroke-[1.5] forced-colors:fill-[Highlight] forced-colors:stroke-[CanvasText]",
  yearBefore:
    "fill-[color-mix(in_oklab,var(--chart-1)_22%,var(--surface))] stroke-chart-1 stroke-1 dark:fill-[color-mix(in_oklab,var(--chart-1)_40%,var(--surface))] forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]",
};

export function RevenueLegend({ values, className }: { values: MonthValue[]; className?: string }) {
  const { t } = useTranslation();
  const current = values.find(({ isCurrent }) => isCurrent);
  return (
    <ul
      className={cn("flex min-h-lh flex-wrap gap-x-4 gap-y-1 text-xs/[1.35] text-muted", className)}
      aria-label={t("Bars")}
    >
      {knowsYearBefore(values) && <Key fill="yearBefore">{t("Year before")}</Key>}
      {(values.length > 1 || current === undefined) && <Key fill="month">{t("Full month")}</Key>}
      {current !== undefined && (
        <Key fill="current">
          {t("{{month}} so far", { month: formatMonth(current.month, "name") })}
        </Key>
      )}
    </ul>
  );
}

function Key({ fill, children }: { fill: MonthFill; children: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <svg className="size-3 flex-none" viewBox="0 0 12 12" aria-hidden="true">
        <rect x={0.75} y={0.75} width={10.5} height={10.5} className={MONTH_FILLS[fill]} />
      </svg>
      {children}
    </li>
  );
}
