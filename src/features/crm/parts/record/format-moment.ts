import { formatDateTime, formatTime } from "@/lib/format-time";

const LOCALE = "en-US";

/** "Today, 09:00", "Nov 19, 15:20" this year, "Mar 4, 2025, 11:12" else; by the reader's clock. */
export function formatMoment(moment: Date, now: Date | null): string {
  if (now !== null && moment.toDateString() === now.toDateString())
    return `Today, ${formatTime(moment)}`;
  if (moment.getFullYear() !== now?.getFullYear()) return formatDateTime(moment);
  const day = new Intl.DateTimeFormat(LOCALE, { month: "short", day: "numeric" }).format(moment);
  return `${day}, ${formatTime(moment)}`;
}
