import { describe, expect, it } from "vitest";
import { isFederalHoliday, isOntarioHoliday } from "./holidays";

type Holiday = typeof isFederalHoliday;

/** The holidays of a year that are workdays, as "month-day" in one line. */
function workdayHolidays(year: number, isHoliday: Holiday): string {
  const found: string[] = [];
  for (
    let date = new Date(Date.UTC(year, 0, 1));
    date.getUTCFullYear() === year;
    date.setUTCDate(date.getUTCDate() + 1)
  ) {
    const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()];
    const isWorkday = date.getUTCDay() >= 1 && date.getUTCDay() <= 5;
    if (isWorkday && isHoliday({ year, month, day })) found.push(`${month}-${day}`);
  }
  return found.join(" ");
}

/** As the Office of Personnel Management lists them, with observed days. */
const FEDERAL: Record<number, string> = {
  2026: "1-1 1-19 2-16 5-25 6-19 7-3 9-7 10-12 11-11 11-26 12-25",
  // New Year's Day of 2028 is a Saturday and kept in 2027.
  2027: "1-1 1-18 2-15 5-31 6-18 7-5 9-6 10-11 11-11 11-25 12-24 12-31",
  2028: "1-17 2-21 5-29 6-19 7-4 9-4 10-9 11-10 11-23 12-25",
  2029: "1-1 1-15 2-19 5-28 6-19 7-4 9-3 10-8 11-12 11-22 12-25",
};

const ONTARIO: Record<number, string> = {
  2022: "1-3 2-21 4-15 5-23 7-1 9-5 10-10 12-26 12-27",
  2024: "1-1 2-19 3-29 5-20 7-1 9-2 10-14 12-25 12-26",
  2025: "1-1 2-17 4-18 5-19 7-1 9-1 10-13 12-25 12-26",
  2026: "1-1 2-16 4-3 5-18 7-1 9-7 10-12 12-25 12-28",
  2027: "1-1 2-15 3-26 5-24 7-1 9-6 10-11 12-27 12-28",
};

describe.each([
  ["the federal offices", FEDERAL, isFederalHoliday],
  ["Ontario", ONTARIO, isOntarioHoliday],
])("of %s", (_place, published, isHoliday) => {
  it.each(Object.entries(published))("knows the workdays of %s that are holidays", (year, days) => {
    expect(workdayHolidays(Number(year), isHoliday)).toBe(days);
  });
});
