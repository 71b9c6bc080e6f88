import { useTranslation } from "react-i18next";
import { DatesForm } from "@/components/dates/dates-form";
import { datesOf, MOST_DAYS } from "@/data/dashboard/range-days";
import type { CalendarDay } from "@/lib/dates/calendar-day";
import { officeDay } from "@/lib/dates/office/office-day";
import { useDashboard } from "../dashboard-context";

type RangeDatesProps = {
  /** The day of the company's first record; undefined while it is unknown. */
  firstDay: CalendarDay | null | undefined;
};

/** The two dates of such a range, on a line of their own with room for a message. */
export function RangeDates({ firstDay }: RangeDatesProps) {
  const { t } = useTranslation();
  const { query, change } = useDashboard();
  const dates = datesOf(query.range);
  if (dates === null) return null;
  return (
    <DatesForm
      className="mb-4.5 lg:justify-end"
      label={t("Dates")}
      dates={dates}
      limits={{ today: officeDay(query.asOf), firstDay, mostDays: MOST_DAYS }}
      onChoose={({ first, last }) => change({ range: `${first}..${last}` })}
    />
  );
}
