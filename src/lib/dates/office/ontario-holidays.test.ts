import { expect, it } from "vitest";
import { isOntarioHoliday } from "./ontario-holidays";

const PUBLISHED: Record<number, string> = {
  2022: "1-3 2-21 4-15 5-23 7-1 9-5 10-10 12-26 12-27",
  2024: "1-1 2-19 3-29 5-20 7-1 9-2 10-14 12-25 12-26",
  2025: "1-1 2-17 4-18 5-19 7-1 9-1 10-13 12-25 12-26",
  2026: "1-1 2-16 4-3 5-18 7-1 9-7 10-12 12-25 12-28",
  2027: "1-1 2-15 3-26 5-24 7-1 9-6 10-11 12-27 12-28",
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
    if (isOntarioHoliday({ year, month, day })) found.push(`${month}-${day}`);
  }
  expect(found.join(" ")).toBe(days);
});
