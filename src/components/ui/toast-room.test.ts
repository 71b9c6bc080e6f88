import { describe, expect, it } from "vitest";
import { roomFor } from "./use-toast-room";

const WINDOW = 800;
const bar = (top: number, height: number, left = 0) => ({
  left,
  right: left + 390,
  top,
  bottom: top + height,
});

describe("a message's room", () => {
  it("is at the foot, while nothing can be pressed there", () => {
    expect(roomFor(bar(700, 60), [bar(0, 56)], WINDOW)).toBe(16);
  });

  it("is at the foot again, once what it stood above is gone", () => {
    expect(roomFor(bar(300, 60), [], WINDOW)).toBe(16);
  });

  it("is above a bar of buttons that comes under it", () => {
    const buttons = bar(700, 100);
    const bottom = roomFor(bar(720, 60), [buttons], WINDOW);
    expect(bottom).toBeGreaterThanOrEqual(WINDOW - buttons.top + 8);
    expect(bottom).toBeLessThan(WINDOW - buttons.top + 24);
  });

  it("is not sought beside what it does not stand over", () => {
    expect(roomFor(bar(720, 60), [bar(700, 100, 1000)], WINDOW)).toBe(16);
  });

  it("is nowhere where all of the lower screen can be pressed", () => {
    const rows = Array.from({ length: 20 }, (_, nth) => bar(nth * 40, 36));
    expect(roomFor(bar(720, 60), rows, WINDOW)).toBeNull();
  });
});
