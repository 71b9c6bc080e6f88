import { expect, it } from "vitest";
import { isFederalHoliday } from "./holidays";

/** As the Office of Personnel Management lists them, with observed days. */
const PUBLISHED: Record<number, string> = {
  2026: "1-1 1-19 2-16 5-25 6-19 7-3 9-7 10-12 11-11 11-26 12-25",
  // New Year's Day of 2028 is a Saturday and kept in 2027.
  2027: "1-1 1-18 2-15 5-31 6-18 7-5 9-6 10-11 11-11 11-25 12-24 12-31",
  2028: "1-17 2-21 5-29 6-19 7-4 9-4 10-9 11-10 11-23 12-25",
  2029: "1-1 1-15 2-19 5-28 6-19 7-4 9-3 10-8 11-12 11-22 12-25",
};

it.each(Object.entries(PUBLISHED))("knows the workdays of %s that are holidays", (text, days) => {
  const year = Number(text);
  const found: string[] = [];
  for (
    let date = new Date(Date.UTC(year, 0, 1));
    date.getUTCFullYear() === year;
    date.setUTCDate(date.getUTCDate() + 1)
  ) {
    const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()];
    const isWorkday = date.getUTCDay() >= 1 && date.getUTCDay() <= 5;
    if (isWorkday && isFederalHoliday({ year, month, day })) found.push(`${month}-${day}`);
  }
  expect(found.join(" ")).toBe(days);
});
