import { describe, expect, it } from "vitest";
import {
  formatFigure,
  formatList,
  formatPhone,
  formatNumber,
  formatPercent,
  formatSigned,
  formatUsd,
  formatUsdFigure,
  formatUsdMark,
  initials,
  parseTimestamp,
  unbroken,
} from "./format";

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
  it("shows whole dollars with separators", () => {
    expect(formatUsd(299)).toBe("$299");
    expect(formatUsd(12_345.6)).toBe("$12,346");
    expect(formatUsd(-1234)).toBe("-$1,234");
  });

  it.each([
    [0, "0"],
    [999, "999"],
    [10_000, "10,000"],
    [-1_234_567.5, "-1,234,567.5"],
    [0.98765, "0.988"],
  ])("groups the digits of %d", (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it.each([
    ["Priya Nair", "PN"],
    ["  jo  van der marsh ", "JM"],
    ["Cher", "C"],
    ["", ""],
    ["Ann 🔧", "A🔧"],
    ["🔧", "🔧"],
  ])("makes initials of %j", (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  it.each([
    [49_036, "$49,036"],
    [0, "$0"],
    [-1_200, "-$1,200"],
    [9_999_999, "$9,999,999"],
    [12_345_678, "$12.3M"],
    [-4_200_000_000, "-$4.2B"],
  ])("keeps %d dollars short enough for a tile", (amount, text) => {
    expect(formatUsdFigure(amount)).toBe(text);
  });

  it.each([
    [48_210, "48,210"],
    [0, "0"],
    [10_000_000, "10M"],
  ])("keeps the count %d short enough for a tile", (value, text) => {
    expect(formatFigure(value)).toBe(text);
  });

  it("marks an axis in one unit", () => {
    expect([0, 15_000, 60_000].map((mark) => formatUsdMark(mark, 60_000))).toEqual([
      "$0k",
      "$15k",
      "$60k",
    ]);
    expect([0, 7_500, 30_000].map((mark) => formatUsdMark(mark, 30_000))[1]).toBe("$7.5k");
    expect(formatUsdMark(-500_000, 2_000_000)).toBe("-$0.5m");
    expect(formatUsdMark(250, 1_000)).toBe("$250");
    expect(formatUsdMark(1_994, 2_000)).toBe("$1,994");
    expect(formatUsdMark(49_036, 60_000)).toBe("$49k");
  });

  it.each([
    [87.5, "87.5%"],
    [3.14, "3.1%"],
    [0, "0%"],
    [-6.8, "-6.8%"],
    [1250.4, "1,250%"],
  ])("shows %d as percent", (percent, text) => {
    expect(formatPercent(percent)).toBe(text);
  });

  it.each([
    [3.14, "+3.1"],
    [5, "+5.0"],
    [-6.8, "\u22126.8"],
    [-1250.4, "\u22121,250.4"],
    [0.04, "0.0"],
    [-0.04, "0.0"],
  ])("shows the change %d with its sign", (value, text) => {
    expect(formatSigned(value)).toBe(text);
  });
});

it("writes a list with commas and without what is empty", () => {
  expect(formatList(["Macon", null, "", undefined, false, "GA"])).toBe("Macon, GA");
  expect(formatList(["Title", "Excerpt", "Author"])).toBe("Title, Excerpt, Author");
  expect(formatList([null])).toBe("");
});

it.each([
  ["7405550199", "(740) 555-0199"],
  ["1-740-555-0199", "(740) 555-0199"],
  ["(740) 555-0199", "(740) 555-0199"],
  ["740555", "740555"],
  ["740 555 0199 ext 4", "740 555 0199 ext 4"],
  ["+33 1 23 45 67 89", "+33 1 23 45 67 89"],
  ["", ""],
])("dresses the phone %j as %j", (typed, dressed) => {
  expect(formatPhone(typed)).toBe(dressed);
});

it.each([
  ["Mon Nov 30, 2:00 pm Eastern", "Mon Nov 30, 2:00\u00a0pm Eastern"],
  ["or call (800) 555-0129.", "or call (800)\u00a0555-0129."],
  ["Ask 3 people on 2 days", "Ask 3 people on 2 days"],
])("keeps times and phone numbers of %j on one line", (text, kept) => {
  expect(unbroken(text)).toBe(kept);
});
