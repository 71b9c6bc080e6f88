import { addDays, type CalendarDay } from "@/lib/dates/calendar-day";
import { weekday, type WallTime } from "@/lib/dates/zoned-time";

type Day = Pick<WallTime, "year" | "month" | "day">;

/** Month and day: New Year's, Juneteenth, Independence Day, Veterans Day, Christmas. */
const FIXED = ["1-1", "6-19", "7-4", "11-11", "12-25"];

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;

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

const textOf = ({ year, month, day }: Day): CalendarDay =>
  `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

function weekdayOf(date: CalendarDay): number {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return weekday({ year, month, day, minutes: 0 });
}

const mondayFrom = (date: CalendarDay) => addDays(date, (MONDAY - weekdayOf(date) + 7) % 7);

/** By the Gregorian computus of Meeus, Jones and Butcher. */
function easterSunday(year: number): CalendarDay {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * late + 114;
  return textOf({ year, month: Math.floor(days / 31), day: (days % 31) + 1 });
}

function ontarioHolidays(year: number): CalendarDay[] {
  const named = [
    `${year}-01-01`,
    mondayFrom(`${year}-02-15`),
    addDays(easterSunday(year), -2),
    mondayFrom(`${year}-05-18`),
    `${year}-07-01`,
    mondayFrom(`${year}-09-01`),
    mondayFrom(`${year}-10-08`),
    `${year}-12-25`,
    `${year}-12-26`,
  ];
  const kept: CalendarDay[] = [];
  for (const holiday of named) {
    // A holiday on a weekend is observed on the next workday.
    let day = holiday;
    while ([SATURDAY, SUNDAY].includes(weekdayOf(day)) || kept.includes(day)) day = addDays(day, 1);
    kept.push(day);
  }
  return kept;
}

/** Whether offices in Ontario are closed on that workday (Employment Standards Act, 2000). */
export const isOntarioHoliday = (date: Day): boolean =>
  ontarioHolidays(date.year).includes(textOf(date));
