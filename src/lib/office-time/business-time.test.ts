import { describe, expect, it } from "vitest";
import { officeMs } from "./business-time";

const HOUR = 3_600_000;
const between = (since: string, until: string) => officeMs(new Date(since), new Date(until)) / HOUR;

describe("officeMs", () => {
  it("counts from 9:00 to 17:00 in New York", () => {
    expect(between("2026-11-19T14:00:00Z", "2026-11-19T22:00:00Z")).toBe(8);
    expect(between("2026-11-19T08:00:00Z", "2026-11-19T15:30:30Z")).toBeCloseTo(1.50833, 4);
  });

  it("leaves out nights and the weekend", () => {
    expect(between("2026-11-20T21:00:00Z", "2026-11-23T15:00:00Z")).toBe(2);
    expect(between("2026-11-21T10:00:00Z", "2026-11-22T20:00:00Z")).toBe(0);
  });

  it("begins anew at 9:00 after an evening or a day of the weekend", () => {
    expect(between("2026-11-20T23:00:00Z", "2026-11-23T15:00:00Z")).toBe(1);
    expect(between("2026-11-21T17:00:00Z", "2026-11-23T15:00:00Z")).toBe(1);
    expect(between("2026-11-22T17:00:00Z", "2026-11-23T15:00:00Z")).toBe(1);
  });

  it("counts back when the end comes first", () => {
    expect(between("2026-11-23T15:00:00Z", "2026-11-20T21:00:00Z")).toBe(-2);
    expect(between("2026-11-22T23:00:00Z", "2026-11-21T10:00:00Z")).toBeCloseTo(0);
  });

  it("keeps a working day at eight hours when the clocks change", () => {
    // Clocks go forward on March 8 and back on November 1, 2026.
    expect(between("2026-03-06T14:00:00Z", "2026-03-09T21:00:00Z")).toBe(16);
    expect(between("2026-10-30T13:00:00Z", "2026-11-02T22:00:00Z")).toBe(16);
  });

  it("counts months and years", () => {
    expect(between("2026-10-23T14:00:00Z", "2026-11-20T15:00:00Z")).toBe(20 * 8);
    expect(between("2021-11-22T14:00:00Z", "2026-11-23T14:00:00Z")).toBe(261 * 5 * 8);
  });

  it("counts before its own beginning too", () => {
    expect(between("2000-12-29T14:00:00Z", "2001-01-01T15:00:00Z")).toBe(9);
  });
});
