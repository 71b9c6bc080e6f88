import type { TFunction } from "i18next";
import { afterEach, describe, expect, it, vi } from "vitest";
import { dueText } from "./support-labels";

const t = ((text: string) => text) as TFunction;

afterEach(() => vi.unstubAllEnvs());

describe("dueText", () => {
  it.each(["America/Los_Angeles", "UTC", "Asia/Kolkata", "Pacific/Kiritimati"])(
    "follows the office's calendar, read in %s, up to midnight and past it",
    (zone) => {
      vi.stubEnv("TZ", zone);
      const lastSecond = new Date("2026-11-22T04:59:59Z");
      const midnight = new Date("2026-11-22T05:00:00Z");
      expect(dueText("2026-11-21", lastSecond, t)).toBe("Today");
      expect(dueText("2026-11-22", lastSecond, t)).toBe("Tomorrow");
      expect(dueText("2026-11-21", midnight, t)).toBe("Yesterday");
      expect(dueText("2026-11-22", midnight, t)).toBe("Today");
      expect(dueText("2026-11-24", midnight, t)).toBe("Nov 24");
      expect(dueText("2026-11-20", midnight, t)).toBe("Nov 20");
      expect(dueText("2027-07-04", midnight, t)).toBe("Jul 4, 2027");
      expect(dueText("2025-11-22", midnight, t)).toBe("Nov 22, 2025");
    },
  );

  it("counts days, not hours, when the clocks change", () => {
    // A day of 25 hours, then one of 23.
    expect(dueText("2026-11-02", new Date("2026-11-01T04:30:00Z"), t)).toBe("Tomorrow");
    expect(dueText("2026-03-08", new Date("2026-03-08T04:30:00Z"), t)).toBe("Tomorrow");
    expect(dueText("2026-03-08", new Date("2026-03-09T03:30:00Z"), t)).toBe("Today");
  });
});
