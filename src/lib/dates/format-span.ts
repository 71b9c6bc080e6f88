import { PAGE_LOCALE } from "@/lib/format/locale";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "40 min", "3 hr", "2 days", or narrow "40m", "3h", "2d". Never less than a minute. */
export function formatSpan(
  milliseconds: number,
  unitDisplay: "short" | "narrow" = "short",
): string {
  const size = Math.max(milliseconds, MINUTE);
  const [unit, length] =
    size < 1.5 * HOUR
      ? (["minute", MINUTE] as const)
      : size < 1.5 * DAY
        ? (["hour", HOUR] as const)
        : (["day", DAY] as const);
  return new Intl.NumberFormat(PAGE_LOCALE, {
    style: "unit",
    unit,
    unitDisplay,
    maximumFractionDigits: 0,
  }).format(size / length);
}
