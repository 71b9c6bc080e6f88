import { beforeAll, describe, expect, it } from "vitest";
import { isFederalHoliday } from "@/lib/office-time/federal-holidays";
import { openTestBackend, type TestBackend } from "../support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});

/** Sunday, November 22, 2026, 7:00 in New York. */
const NOW = "2026-11-22T12:00:00Z";

async function isOffered(slot: string): Promise<boolean> {
  const [row] = await backend.sql<{ offered: boolean }>(
    `select private.is_demo_time('${slot}', '${NOW}') as offered`,
  );
  return row?.offered ?? false;
}

describe("the database", () => {
  it("knows the same federal holidays as the browser, for thirty years", async () => {
    const rows = await backend.sql<{ day: string }>(`
      select to_char(day, 'YYYY-MM-DD') as day
      from generate_series(date '2026-01-01', date '2055-12-31', interval '1 day') as day
      where extract(isodow from day) <= 5 and private.is_federal_holiday(day::date)`);
    const browser: string[] = [];
    for (
      let date = new Date("2026-01-01T00:00:00Z");
      date.getUTCFullYear() < 2056;
      date.setUTCDate(date.getUTCDate() + 1)
    ) {
      const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
      const isWorkday = date.getUTCDay() >= 1 && date.getUTCDay() <= 5;
      if (isWorkday && isFederalHoliday({ year, month, day })) {
        browser.push(date.toISOString().slice(0, 10));
      }
    }
    expect(browser.length).toBeGreaterThan(300);
    expect(rows.map(({ day }) => day)).toEqual(browser);
  });

  it.each([
    ["the day before Thanksgiving", "2026-11-25T15:30:00Z", true],
    ["Thanksgiving", "2026-11-26T15:30:00Z", false],
    ["the day after it", "2026-11-27T15:30:00Z", true],
    ["a Saturday", "2026-11-28T15:30:00Z", false],
    ["Christmas", "2026-12-25T15:30:00Z", false],
    ["New Year’s Day", "2027-01-01T15:30:00Z", false],
    ["Martin Luther King Jr. Day", "2027-01-18T15:30:00Z", false],
    ["half an hour before nine", "2026-11-25T13:30:00Z", false],
    ["half past four", "2026-11-25T21:30:00Z", true],
    ["five", "2026-11-25T22:00:00Z", false],
    ["a quarter past", "2026-11-25T15:15:00Z", false],
    ["a second past", "2026-11-25T15:30:01Z", false],
    ["yesterday", "2026-11-20T15:30:00Z", false],
    ["too far away", "2027-01-25T15:30:00Z", false],
  ])("answers for %s", async (_, slot, offered) => {
    expect(await isOffered(slot)).toBe(offered);
  });
});
