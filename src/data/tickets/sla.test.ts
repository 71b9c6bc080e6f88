import { expect, it } from "vitest";
import { usualClock } from "@/lib/dates/office/business-clock";
import { TICKET_PRIORITIES, type TicketPriority } from "./schema";
import { SLA_BUSINESS_HOURS, slaMoment, slaStatus } from "./sla";

/** A Monday, 9 am in New York. */
const OPENED = new Date("2026-11-16T14:00:00Z");
const HOUR_MS = 60 * 60 * 1000;
const later = (hours: number, milliseconds = 0) =>
  new Date(OPENED.getTime() + hours * HOUR_MS + milliseconds);
const stateAt = (priority: TicketPriority, moment: Date, opened = OPENED) =>
  slaStatus(priority, usualClock.at(opened), slaMoment(moment));

it("promises half a day to the urgent and a week to the patient, in business hours", () => {
  expect(SLA_BUSINESS_HOURS).toEqual({ urgent: 4, high: 8, medium: 16, low: 40 });
});

it("warns in the last quarter, and is overdue only past the target", () => {
  expect(stateAt("urgent", OPENED)).toBe("on-time");
  expect(stateAt("urgent", later(3, -1))).toBe("on-time");
  expect(stateAt("urgent", later(3))).toBe("warning");
  expect(stateAt("urgent", later(4))).toBe("warning");
  expect(stateAt("urgent", later(4, 1))).toBe("overdue");
});

it("leaves out nights and weekends, and has passed what ended with the day", () => {
  // Due on Monday at 5 pm.
  expect(stateAt("high", later(8))).toBe("warning");
  expect(stateAt("high", later(8, 1))).toBe("overdue");
  // Due on Friday at 5 pm.
  expect(stateAt("low", later(4 * 24 + 8))).toBe("warning");
  expect(stateAt("low", later(5 * 24))).toBe("overdue");
  const friday = new Date("2026-11-20T21:30:00Z");
  expect(stateAt("urgent", new Date("2026-11-23T14:00:00Z"), friday)).toBe("on-time");
});

it.each(TICKET_PRIORITIES)("takes a %s one that is not opened yet for one on time", (priority) => {
  expect(stateAt(priority, later(-5))).toBe("on-time");
});
