import { weekday, type WallTime } from "@/lib/dates/zoned-time";

type Day = Pick<WallTime, "year" | "month" | "day">;

/** Month and day: New Year's, Juneteenth, Independence Day, Veterans Day, Christmas. */
const FIXED = ["1-1", "6-19", "7-4", "11-11", "12-25"];

const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;

export const MOVING = [
  { name: "Martin Luther King Jr.", month: 1, from: 15, weekday: MONDAY },
  { name: "Washington’s Birthday", month: 2, from: 15, weekday: MONDAY },
  { name: "Memorial Day", month: 5, from: 25, weekday: MONDAY },
  { name: "Labor Day", month: 9, from: 1, weekday: MONDAY },
  { name: "Columbus Day", month: 10, from: 8, weekday: MONDAY },
  { name: "Thanksgiving", month: 11, from: 22, weekday: THURSDAY },
];

/** `day` may be past the month's end, or before its beginning. */
function isFixedHoliday({ year, month, day }: Day): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return FIXED.includes(`${date.getUTCMonth() + 1}-${date.getUTCDate()}`);
}

/**
 * Whether federal offices are closed on that workday (5 U.S.C. 6103): a holiday on a Saturday is
 * observed on Friday, one on a Sunday on Monday. The database's private.federal_holidays has the
 * same rules.
 */
export function isFederalHoliday(date: Day): boolean {
  const { year, month, day } = date;
  const onWeekday = weekday({ ...date, minutes: 0 });
  return (
    isFixedHoliday(date) ||
    (onWeekday === FRIDAY && isFixedHoliday({ year, month, day: day + 1 })) ||
    (onWeekday === MONDAY && isFixedHoliday({ year, month, day: day - 1 })) ||
    MOVING.some(
      (each) =>
        each.weekday === onWeekday &&
        each.month === month &&
        day >= each.from &&
        day < each.from + 7,
    )
  );
}
