import { expect, it } from "vitest";
import { TICKET_PRIORITIES } from "./dashboard-source";
import { SLA_TARGET_HOURS, slaStatus } from "./sla";

const CREATED = new Date("2026-11-21T08:00:00Z");
const after = (hours: number, milliseconds = 0) =>
  new Date(CREATED.getTime() + hours * 60 * 60 * 1000 + milliseconds);

it("promises four hours to the urgent and three days to the patient", () => {
  expect(SLA_TARGET_HOURS).toEqual({ urgent: 4, high: 8, medium: 24, low: 72 });
});

it.each(TICKET_PRIORITIES)("warns in the last quarter of a %s one's time", (priority) => {
  const target = SLA_TARGET_HOURS[priority];

  expect(slaStatus(priority, CREATED, CREATED)).toBe("on-time");
  expect(slaStatus(priority, CREATED, after(target * 0.75, -1))).toBe("on-time");
  expect(slaStatus(priority, CREATED, after(target * 0.75))).toBe("warning");
  expect(slaStatus(priority, CREATED, after(target))).toBe("warning");
  expect(slaStatus(priority, CREATED, after(target, 1))).toBe("overdue");
});

it("takes one that is not opened yet for one on time", () => {
  expect(slaStatus("urgent", CREATED, after(-5))).toBe("on-time");
});
