import i18next from "i18next";
import { describe, expect, it } from "vitest";
import { officeSpan } from "../office-span";
import { usualClock } from "@/lib/dates/office/business-clock";
import { clockLabel, nextBoundary, stoppedLabel, type ClockedTicket } from "./ticket-clock";

const t = i18next.t;
const HOUR = 3_600_000;

// A Friday: the warning at 13:00 and the target at 14:00 in New York.
const ticket: ClockedTicket = {
  status: "open",
  sla_status: "on-time",
  warn_at: "2026-11-20 18:00:00+00",
  due_at: "2026-11-20T19:00:00.000+00:00",
  clock_stopped_at: null,
};
const words = (changes: Partial<ClockedTicket>, now: string) =>
  clockLabel({ ...ticket, ...changes }, new Date(now), usualClock, t);

describe("the words of a running clock", () => {
  it.each([
    ["2026-11-20T16:00:00Z", "3 h left"],
    ["2026-11-20T17:25:00Z", "1 h 35 min left"],
    ["2026-11-20T18:00:00Z", "1 h left"],
    ["2026-11-20T18:20:30Z", "39 min left"],
    ["2026-11-20T18:59:30Z", "under a minute left"],
  ])("at %s: %s", (now, expected) => expect(words({}, now)).toBe(expected));

  it("counts business hours only", () => {
    expect(words({ due_at: "2026-11-23T15:00:00Z" }, "2026-11-20T21:00:00Z")).toBe("2 h left");
    expect(words({ due_at: "2026-11-23T15:00:00Z" }, "2026-11-22T03:00:00Z")).toBe("1 h left");
  });

  it("never says past before the database does", () => {
    expect(words({}, "2026-11-20T19:00:00Z")).toBe("due now");
    expect(words({ sla_status: "warning" }, "2026-11-20T20:00:00Z")).toBe("due now");
  });

  it("counts what is past", () => {
    const overdue = { sla_status: "overdue" } as const;
    expect(words(overdue, "2026-11-20T19:00:20Z")).toBe("just past");
    expect(words(overdue, "2026-11-20T19:05:00Z")).toBe("5 min past");
    expect(words(overdue, "2026-11-23T15:10:00Z")).toBe("4 h past");
    expect(words(overdue, "2026-12-04T19:00:00Z")).toBe("9 workdays past");
  });

  it("stays the same all night", () => {
    const overdue = { sla_status: "overdue", due_at: "2026-11-20T22:00:00Z" } as const;
    expect(words(overdue, "2026-11-21T03:00:00Z")).toBe("just past");
    const clock_stopped_at = "2026-11-22T03:30:00Z";
    expect(words({ ...overdue, status: "resolved", clock_stopped_at }, clock_stopped_at)).toBe(
      "resolved just past its target",
    );
    expect(stoppedLabel({ ...ticket, ...overdue, clock_stopped_at }, usualClock, t)).toBe(
      "It stopped just past its target.",
    );
  });
});

describe("the words of a clock that stands still", () => {
  const waiting = {
    status: "waiting",
    clock_stopped_at: "2026-11-20T17:00:00Z",
  } as const;

  it("says why, whatever the time", () => {
    expect(words(waiting, "2026-12-20T17:00:00Z")).toBe("clock stopped: waiting for the client");
    expect(stoppedLabel({ ...ticket, ...waiting }, usualClock, t)).toBe(
      "It stopped with 2 h left.",
    );
  });

  it("says by how much a target was missed before it stopped", () => {
    const late = { ...ticket, ...waiting, sla_status: "overdue" as const };
    expect(stoppedLabel({ ...late, clock_stopped_at: "2026-11-20T20:30:00Z" }, usualClock, t)).toBe(
      "It stopped 1 h 30 min past its target.",
    );
  });

  it("says how a resolved one ended", () => {
    const resolved = { status: "resolved", clock_stopped_at: "2026-11-20T17:00:00Z" } as const;
    expect(words(resolved, "2026-12-20T17:00:00Z")).toBe("resolved in time");
    const late = { ...resolved, clock_stopped_at: "2026-11-20T21:00:00Z" };
    expect(words({ ...late, sla_status: "overdue" }, "2026-12-20T17:00:00Z")).toBe(
      "resolved 2 h late",
    );
  });
});

describe("the next boundary", () => {
  it("is the warning while on time, then the target, then none", () => {
    expect(nextBoundary([ticket])).toEqual(new Date("2026-11-20T18:00:00Z"));
    expect(nextBoundary([{ ...ticket, sla_status: "warning" }])).toEqual(
      new Date("2026-11-20T19:00:00Z"),
    );
    expect(nextBoundary([{ ...ticket, sla_status: "overdue" }])).toBeNull();
  });

  it("is the soonest of those that run", () => {
    const later = { ...ticket, warn_at: "2026-11-24T18:00:00Z" };
    const still = {
      ...ticket,
      warn_at: "2026-11-19T18:00:00Z",
      clock_stopped_at: "2026-11-19T15:00:00Z",
    };
    expect(nextBoundary([later, still, ticket])).toEqual(new Date("2026-11-20T18:00:00Z"));
    expect(nextBoundary([still])).toBeNull();
  });
});

it("officeSpan rounds down", () => {
  expect(officeSpan(59_999, 8 * HOUR, t)).toBe("0 min");
  expect(officeSpan(40 * HOUR, 8 * HOUR, t)).toBe("40 h");
  expect(officeSpan(41 * HOUR, 8 * HOUR, t)).toBe("5 workdays");
});
