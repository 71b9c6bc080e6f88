import { describe, expect, it } from "vitest";
import { formatDate, formatUsd, initials, parseTimestamp } from "./format";

describe("parseTimestamp", () => {
  it.each([
    ["2026-11-21 07:58:53.055+00", "2026-11-21T07:58:53.055Z"],
    ["2026-11-21 07:58:53+00", "2026-11-21T07:58:53.000Z"],
    ["2026-11-21T07:58:53.055+00:00", "2026-11-21T07:58:53.055Z"],
    ["2026-11-21T07:58:53.055123+00:00", "2026-11-21T07:58:53.055Z"],
    ["2026-11-21T07:58:53Z", "2026-11-21T07:58:53.000Z"],
    ["2026-11-21 09:58:53+02", "2026-11-21T07:58:53.000Z"],
    ["2026-11-21 02:28:53-05:30", "2026-11-21T07:58:53.000Z"],
  ])("reads %s as that instant", (text, iso) => {
    expect(parseTimestamp(text)?.toISOString()).toBe(iso);
  });

  it.each([undefined, null, 5, {}, "", "  ", "yesterday", "2026-13-45 99:99:99+00"])(
    "answers null for %j",
    (junk) => {
      expect(parseTimestamp(junk)).toBeNull();
    },
  );
});

describe("formatting", () => {
  it("shows a date the same way in every time zone", () => {
    expect(formatDate(new Date("2026-11-18T23:59:59Z"))).toBe("Nov 18, 2026");
    expect(formatDate(new Date("2026-11-18T00:00:01Z"))).toBe("Nov 18, 2026");
  });

  it("shows whole dollars with separators", () => {
    expect(formatUsd(299)).toBe("$299");
    expect(formatUsd(12_345.6)).toBe("$12,346");
  });

  it.each([
    ["Priya Nair", "PN"],
    ["  jo  van der marsh ", "JM"],
    ["Cher", "C"],
    ["", ""],
  ])("makes initials of %j", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
