import type { TFunction } from "i18next";
import type { ClientFilter, RecentDays, TimeRange } from "@/data/dashboard/dashboard-source";
import { calendarPeriod, datesOf, isRecentDays } from "@/data/dashboard/range-days";
import { formatCalendarDays } from "@/lib/dates/calendar-day";
import { formatMonth } from "@/lib/dates/calendar-month";

/** English, for `t()`. */
const RECENT: Record<RecentDays, string> = {
  "7d": "7 days",
  "30d": "30 days",
  "90d": "90 days",
};

/** English, for `t()`. */
const CLIENTS: Record<ClientFilter, string> = {
  all: "All",
  enterprise: "Enterprise",
  "small-business": "Small business",
};

/** "30 days", "October 2026", "Q4 2026", "2026" or "Oct 1 – 15, 2026". */
export function rangeText(t: TFunction, range: TimeRange): string {
  if (isRecentDays(range)) return t(RECENT[range]);
  const period = calendarPeriod(range);
  if (period === null) {
    const days = datesOf(range);
    return days === null ? "" : formatCalendarDays(days.first, days.last);
  }
  const { unit, first } = period;
  const [year, month] = first.split("-");
  if (unit === "year") return year ?? "";
  if (unit === "quarter") {
    return t("Q{{quarter}} {{year}}", { quarter: Math.ceil(Number(month) / 3), year });
  }
  return formatMonth(first);
}
export const clientFilterText = (clients: ClientFilter) => CLIENTS[clients];
