import { expect, it } from "vitest";
import { hoursLabel } from "./hours-label";

const span = (weekday: number, opens_at: string, closes_at: string) => ({
  weekday,
  opens_at,
  closes_at,
});
const plain = (text: string) => text.replaceAll("\u00a0", " ");

it("joins days of the same hours, and leaves out those without any", () => {
  const mornings = [1, 2, 3, 5].map((day) => span(day, "09:00", "12:00"));
  expect(plain(hoursLabel(mornings))).toBe("Mon–Wed 9 am–12 pm; Fri 9 am–12 pm");
  expect(plain(hoursLabel([...mornings, span(3, "13:30", "17:00")]))).toBe(
    "Mon–Tue 9 am–12 pm; Wed 9 am–12 pm, 1:30 pm–5 pm; Fri 9 am–12 pm",
  );
  expect(hoursLabel([])).toBe("");
});
