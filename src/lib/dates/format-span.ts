import type { TFunction } from "i18next";
import { PAGE_LOCALE } from "@/lib/format/locale";

const STOP_DAYS = 7;
const HOLD_DAYS = 30;
const WAIT_DAYS = 90;

/** Days until expiry, negative once past: red to 7, orange to 30, yellow to 90, gray beyond. */
export function timeLeftVariant(days: number) {
  if (days <= STOP_DAYS) return "destructive";
  if (days <= HOLD_DAYS) return "warning";
  return days <= WAIT_DAYS ? "pending" : "default";
}

/** "Expired 3 days ago", "Expires today", "1 day left", "194 days left". */
export function timeLeftText(days: number, t: TFunction): string {
  if (days === 0) return t("Expires today");
  return days > 0
    ? t("{{count}} days left", { count: days, defaultValue_one: "1 day left" })
    : t("Expired {{count}} days ago", { count: -days, defaultValue_one: "Expired 1 day ago" });
}

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
