import type { TFunction } from "i18next";
import type { TrendPoint } from "@/data/dashboard/dashboard-source";
import { formatCalendarDay } from "@/lib/dates/calendar-day";

export function trendText(
  t: TFunction,
  points: TrendPoint[],
  format: (value: number) => string,
): string {
  const known = points.filter(({ value }) => Number.isFinite(value));
  const first = known[0];
  const last = known.at(-1);
  if (first === undefined || last === undefined) return t("No trend yet.");
  if (known.length === 1) return t("No trend yet.");
  const values = known.map(({ value }) => value);
  const named = {
    first: format(first.value),
    since: formatCalendarDay(first.day),
    last: format(last.value),
    lowest: format(Math.min(...values)),
    highest: format(Math.max(...values)),
  };
  if (named.lowest === named.highest)
    return t("Trend: {{last}} throughout since {{since}}.", named);
  return t(
    "Trend: from {{first}} on {{since}} to {{last}}; lowest {{lowest}}, highest {{highest}}.",
    named,
  );
}

/** Describes a sparkline of counts per period, which add up to the figure. */
export function bucketsText(t: TFunction, points: TrendPoint[]): string {
  const known = points.filter(({ value }) => Number.isFinite(value));
  const first = known[0];
  const second = known[1];
  if (first === undefined || second === undefined) return t("No trend yet.");
  const values = known.map(({ value }) => value);
  return t("Trend: between {{lowest}} and {{highest}} at a time, {{last}} in the last stretch.", {
    lowest: Math.min(...values),
    highest: Math.max(...values),
    last: values.at(-1),
  });
}
