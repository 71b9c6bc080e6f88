import { expect, it } from "vitest";
import { federalHolidays } from "./federal-holiday-list";
import { isFederalHoliday } from "./federal-holidays";

it("names eleven days a year on which federal offices are closed, for thirty years", () => {
  for (let year = 2026; year < 2056; year += 1) {
    const days = federalHolidays(year);
    expect(new Set(days.map(({ day }) => day)).size).toBe(11);
    for (const { day, name } of days) {
      const [y = 0, m = 0, d = 0] = day.split("-").map(Number);
      expect(isFederalHoliday({ year: y, month: m, day: d }), `${name} on ${day}`).toBe(true);
    }
  }
});

it("keeps a holiday of a weekend on the workday beside it", () => {
  expect(federalHolidays(2026)).toContainEqual({ day: "2026-07-03", name: "Independence Day" });
  expect(federalHolidays(2027)).toContainEqual({ day: "2027-07-05", name: "Independence Day" });
  expect(federalHolidays(2022)[0]).toEqual({ day: "2021-12-31", name: "New Year’s Day" });
});
