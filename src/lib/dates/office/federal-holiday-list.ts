import { addDays, type CalendarDay } from "@/lib/dates/calendar-day";
import { weekday } from "@/lib/dates/zoned-time";
import { MOVING } from "./federal-holidays";

/** English, for `t()`. */
const FIXED = [
  { name: "New Year’s Day", day: "01-01" },
  { name: "Juneteenth", day: "06-19" },
  { name: "Independence Day", day: "07-04" },
  { name: "Veterans Day", day: "11-11" },
  { name: "Christmas Day", day: "12-25" },
];

const SATURDAY = 6;
const SUNDAY = 0;

function weekdayOf(date: CalendarDay): number {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return weekday({ year, month, day, minutes: 0 });
}

function observedOn(date: CalendarDay): CalendarDay {
  const on = weekdayOf(date);
  return on === SATURDAY ? addDays(date, -1) : on === SUNDAY ? addDays(date, 1) : date;
}

function movingDay(year: number, { month, from, weekday: wanted }: (typeof MOVING)[number]) {
  const first = `${year}-${String(month).padStart(2, "0")}-${String(from).padStart(2, "0")}`;
  return addDays(first, (wanted - weekdayOf(first) + 7) % 7);
}

/** Federal holidays of a year by name, as days on which offices are closed. In order. */
export function federalHolidays(year: number): { day: CalendarDay; name: string }[] {
  return [
    ...FIXED.map(({ name, day }) => ({ name, day: observedOn(`${year}-${day}`) })),
    ...MOVING.map((holiday) => ({ name: holiday.name, day: movingDay(year, holiday) })),
  ].toSorted((one, other) => one.day.localeCompare(other.day));
}
