import { useTranslation } from "react-i18next";
import { useNow } from "@/hooks/use-now";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { officeDay } from "@/lib/dates/office/office-day";
import { readerDay } from "@/lib/dates/reader-time";

/** Names the office's day while the reader's is another, because "due today" could mean either. */
export function OfficeDayNotice() {
  const { t } = useTranslation();
  const now = useNow();
  if (now === null) return null;
  const there = officeDay(now);
  const here = readerDay(now);
  if (there === here) return null;
  const day = formatCalendarDay(there, "withWeekday");
  return (
    <p className="mb-3 text-sm text-muted">
      {there < here
        ? t("In New York it is still {{day}}.", { day })
        : t("In New York it is already {{day}}.", { day })}{" "}
      {t("Due dates, “today” and the dates on posts go by that; times are yours.")}
    </p>
  );
}
