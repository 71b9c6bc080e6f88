import type { TFunction } from "i18next";

const MINUTE = 60_000;
const FINE_HOURS = 4 * 60 * MINUTE;
/** Longer spans are shown in days. */
const LONGEST_IN_HOURS = 5;

/** "40 min", "1 h 20 min", "6 h", "12 workdays": a span of business hours, rounded down. */
export function officeSpan(milliseconds: number, workdayMs: number, t: TFunction): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  if (minutes < 60) return t("{{minutes}} min", { minutes });
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (milliseconds < FINE_HOURS && rest > 0) {
    return t("{{hours}} h {{minutes}} min", { hours, minutes: rest });
  }
  if (milliseconds <= LONGEST_IN_HOURS * workdayMs) return t("{{hours}} h", { hours });
  return t("{{days}} workdays", { days: Math.floor(milliseconds / workdayMs) });
}
