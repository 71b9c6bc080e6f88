import { describe, expect, it } from "vitest";
import {
  cleanCell,
  isAmbiguousDay,
  isPowerOfTen,
  readCents,
  readDay,
  readPhone,
} from "./read-values";

it.each([
  ["$1,299.00", 129_900],
  ["1.299,00", 129_900],
  ["1'299.5", 129_950],
  ["299 / month", 29_900],
  ["US$ 299 per mo.", 29_900],
  ["0", 0],
  ["1000000", 100_000_000],
  ["1000000.01", null],
  ["-5", null],
  ["1,29,900", null],
  ["free", null],
])("an amount of %j is %s cents", (text, cents) => expect(readCents(text)).toBe(cents));

it.each([
  ["555.010.1234", "(555) 010-1234"],
  ["+1 (555) 010-2222", "(555) 010-2222"],
  ["15550102222", "(555) 010-2222"],
  ["+44 20 7946 0958", "+44 20 7946 0958"],
  ["+442079460", "+442079460"],
  ["+4420794609", "+4420794609"],
  ["555-010-1234 x12", "555-010-1234 x12"],
  ["123456", null],
  ["1234567", "1234567"],
  ["1234567890123456", null],
  ["call 5550101234", null],
  ["5550101234.0", "(555) 010-1234"],
  ["0512345678", "0512345678"],
  ["02 41 55 66 77", "02 41 55 66 77"],
  ["98765 43210", "98765 43210"],
  ["1234567890", "1234567890"],
])("a phone number of %j is %j", (text, phone) => expect(readPhone(text)).toBe(phone));

it.each([
  ["4.91512E+11", true],
  ["4,91512e+11", true],
  ["1E+05", true],
  ["12E5", false],
  ["E+ Electric", false],
  ["+4915123456789", false],
])("%j is a number that a spreadsheet shortened: %s", (text, isShort) =>
  expect(isPowerOfTen(text)).toBe(isShort),
);

describe("a day", () => {
  it.each([
    ["2026-02-28", "2026-02-28"],
    ["2026-02-29", null],
    ["2028/2/29", "2028-02-29"],
    ["2026-11-21T09:30:00Z", "2026-11-21"],
    ["03/04/2026", "2026-03-04"],
    ["03.04.2026", "2026-04-03"],
    ["3/4/26", "2026-03-04"],
    ["13/04/2026", null],
    ["03/04-2026", null],
    ["21 Nov 2026", "2026-11-21"],
    ["Saturday, November 21st, 2026", "2026-11-21"],
    ["21 Foo 2026", null],
    ["27-Nov-2026", "2026-11-27"],
    ["27-Nov-26", "2026-11-27"],
    ["27-Nov-2026 14:05", "2026-11-27"],
    ["Nov-27-2026", "2026-11-27"],
    ["27.Okt.26", "2026-10-27"],
    ["3. März 2026", "2026-03-03"],
    ["27 de noviembre de 2026", "2026-11-27"],
    ["1 août 2026", "2026-08-01"],
    ["1 jui 2026", null],
    ["31-Nov-2026", null],
    ["Nov 2026", null],
    ["46347", "2026-11-21"],
    ["12345", null],
    ["1899-12-31", null],
    ["soon", null],
  ])("of %j is %s", (text, day) => expect(readDay(text, "month-first")).toBe(day));

  it("can be two days only when both numbers can be a month", () => {
    expect(isAmbiguousDay("03/04/2026")).toBe(true);
    expect(isAmbiguousDay("12/12/2026")).toBe(false);
    expect(isAmbiguousDay("12/13/2026")).toBe(false);
    expect(isAmbiguousDay("03.04.2026")).toBe(false);
    expect(isAmbiguousDay("2026-03-04")).toBe(false);
  });
});

it("takes off what is not seen, and the sign that keeps a formula from running", () => {
  expect(cleanCell(" \u200bJo\u00a0 Marsh\u0000 ", false)).toBe("Jo Marsh");
  expect(cleanCell("one\n\ntwo", true)).toBe("one\n\ntwo");
  expect(cleanCell("one\n\ntwo", false)).toBe("one two");
  expect(
    ["'=1", "'+1", "'-1", "'@x", "'s-Hertogenbosch"].map((text) => cleanCell(text, false)),
  ).toEqual(["=1", "+1", "-1", "@x", "'s-Hertogenbosch"]);
  expect(cleanCell(undefined, false)).toBe("");
});
