import { describe, expect, it, vi } from "vitest";
import { isoMoment, isoMomentBasic } from "./iso-moment";

function readerAt(offset: number): Date {
  const moment = new Date(2026, 0, 2, 3, 4, 5);
  vi.spyOn(moment, "getTimezoneOffset").mockReturnValue(-offset);
  return moment;
}

describe("isoMoment", () => {
  it.each([
    [-300, "2026-01-02T03:04:05-05:00", "20260102T030405-0500"],
    [-210, "2026-01-02T03:04:05-03:30", "20260102T030405-0330"],
    [0, "2026-01-02T03:04:05+00:00", "20260102T030405+0000"],
    [345, "2026-01-02T03:04:05+05:45", "20260102T030405+0545"],
  ])("names the reader's time and its offset of %i minutes from UTC", (offset, whole, basic) => {
    expect(isoMoment(readerAt(offset))).toBe(whole);
    expect(isoMomentBasic(readerAt(offset))).toBe(basic);
  });

  it("is the same moment when it is read again", () => {
    const moment = new Date(2026, 6, 1, 12);
    expect(new Date(isoMoment(moment))).toEqual(moment);
  });
});
