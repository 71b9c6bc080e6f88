import { expect, it } from "vitest";
import { countExpiring, domainStatus, expiresWithin } from "./domain-expiry";

it.each([
  [-400, "expired"],
  [-1, "expired"],
  [0, "expiring"],
  [1, "expiring"],
  [30, "expiring"],
  [31, "active"],
  [365, "active"],
])("a domain with %i days left is %s", (days, status) => {
  expect(domainStatus(days)).toBe(status);
});

it.each([
  [30, 30, true],
  [31, 30, false],
  [0, 30, true],
  [-1, 30, true],
  [90, 90, true],
  [91, 90, false],
])("with %i days left, it expires within %i: %s", (daysUntilExpiry, days, isWithin) => {
  expect(expiresWithin({ daysUntilExpiry }, days)).toBe(isWithin);
});

it("counts those already expired with those about to", () => {
  const domains = [-3, 0, 30, 31, 60, 61].map((daysUntilExpiry) => ({ daysUntilExpiry }));

  expect([30, 60, 90].map((days) => countExpiring(domains, days))).toEqual([3, 5, 6]);
  expect(countExpiring([], 30)).toBe(0);
});
