import { useTranslation } from "react-i18next";
import { cn } from "@/lib/cn";
import { formatMonth } from "@/lib/time/calendar-month";
import { MONTH_FILLS, type MonthFill } from "./month-fills";
import { knowsYearBefore, type MonthValue } from "./revenue-series";

export function RevenueLegend({ values, className }: { values: MonthValue[]; className?: string }) {
  const { t } = useTranslation();
  const current = values.at(-1);
  return (
    <ul
      className={cn("flex min-h-lh flex-wrap gap-x-4 gap-y-1 text-xs/[1.35] text-muted", className)}
      aria-label={t("Bars")}
    >
      {knowsYearBefore(values) && <Key fill="yearBefore">{t("Year before")}</Key>}
      {values.length > 1 && <Key fill="month">{t("Full month")}</Key>}
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
