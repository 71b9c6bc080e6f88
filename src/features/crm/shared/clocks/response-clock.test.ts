import i18next from "i18next";
import { describe, expect, it } from "vitest";
import { leadOf } from "@tests/fixtures/leads";
import { usualClock } from "@/lib/dates/office/business-clock";
import { dayLabel } from "../lead-labels";
import { answeredLabel, clockSpan, responseClock } from "./response-clock";

const t = i18next.t;
const HOUR = 3_600_000;

// Due on a Monday at 10:00 in New York.
const lead = leadOf({ id: "1", first_response_due_at: "2026-11-23T15:00:00Z" });
const clockAt = (now: string, facts = {}) =>
  responseClock(t, { ...lead, ...facts }, new Date(now), usualClock);

describe("the clock of a first answer", () => {
  it.each([
    ["2026-11-20T21:00:00Z", "Answer within 2 h", false],
    ["2026-11-22T12:00:00Z", "Answer within 1 h", false],
    ["2026-11-23T15:00:00Z", "Answer within a minute", false],
    ["2026-11-23T15:00:30Z", "First answer just past due", true],
    ["2026-11-23T17:00:00Z", "First answer 2 h late", true],
    ["2026-11-24T15:00:00Z", "First answer 1\u00a0workday late", true],
    ["2026-11-25T15:00:00Z", "First answer 2\u00a0workdays late", true],
  ])("at %s says %j", (now, label, isOverdue) => {
    expect(clockAt(now)).toMatchObject({ label, isOverdue });
  });

  it("goes by the minute here, whatever was true when the lead was read", () => {
    expect(clockAt("2026-11-23T14:00:00Z", { response: "overdue" })?.isOverdue).toBe(false);
    expect(clockAt("2026-11-23T16:00:00Z", { response: "waiting" })?.isOverdue).toBe(true);
  });

  it.each([
    { response: "answered" },
    { response: "none" },
    { first_response_due_at: null },
  ] as const)("does not run for a lead with %j", (facts) =>
    expect(clockAt("2026-11-23T16:00:00Z", facts)).toBeNull(),
  );

  it("changes from hours to days at a whole workday", () => {
    expect(clockSpan(t, 8 * HOUR - 1, 8 * HOUR)).toBe("7 h");
    expect(clockSpan(t, 8 * HOUR, 8 * HOUR)).toBe("1\u00a0workday");
  });
});

describe("an answer that was given", () => {
  const answered = (came: string, at: string) =>
    answeredLabel(t, new Date(came), new Date(at), usualClock);

  // 22:30 on a Saturday in New York, a minute later, and Monday's opening.
  it.each([
    ["2026-11-22T03:31:00Z", "before any office hours had passed."],
    ["2026-11-23T14:00:00Z", "before any office hours had passed."],
    ["2026-11-23T14:00:40Z", "within a minute of office hours."],
    ["2026-11-23T14:01:00Z", "after 1 min of office hours."],
    ["2026-11-23T15:30:00Z", "after 1 h 30 min of office hours."],
  ])("at %s came %s", (at, words) => {
    expect(answered("2026-11-22T03:30:00Z", at)).toMatch(
      new RegExp(`^First answered .*, ${words}$`),
    );
  });
});

describe("a target at closing time", () => {
  it("is just past all weekend, as no office hours go by", () => {
    expect(
      clockAt("2026-11-22T03:30:00Z", { first_response_due_at: "2026-11-20T22:00:00Z" }),
    ).toMatchObject({ label: "First answer just past due", isOverdue: true });
  });
});

describe("the day of a next step", () => {
  it.each([
    ["2026-11-21", "today"],
    ["2026-11-22", "tomorrow"],
    ["2026-11-20", "yesterday"],
    ["2026-11-19", "Nov 19"],
    ["2026-11-23", "Mon"],
    ["2026-11-27", "Fri"],
    ["2026-11-28", "Nov 28"],
    ["2027-01-04", "Jan 4, 2027"],
  ])("%s is %j", (day, words) => expect(dayLabel(t, day, "2026-11-21")).toBe(words));
});
