import { describe, expect, it } from "vitest";
import { sparklinePoints } from "./tile-drawings";

describe("sparklinePoints", () => {
  it("spreads the values over the box, the highest at its top", () => {
    expect(sparklinePoints([10, 20, 15])).toEqual([
      { x: 0, y: 100 },
      { x: 50, y: 0 },
      { x: 100, y: 50 },
    ]);
  });

  it("runs a flat series through the middle", () => {
    expect(sparklinePoints([7, 7, 7]).map(({ y }) => y)).toEqual([50, 50, 50]);
    expect(sparklinePoints([0, 0])).toEqual([
      { x: 0, y: 50 },
      { x: 100, y: 50 },
    ]);
  });

  it("draws one value as a flat line, and none as nothing", () => {
    expect(sparklinePoints([42])).toEqual([
      { x: 0, y: 50 },
      { x: 100, y: 50 },
    ]);
    expect(sparklinePoints([])).toEqual([]);
  });

  it("leaves out what is no number", () => {
    expect(sparklinePoints([1, Number.NaN, 3])).toHaveLength(2);
    expect(sparklinePoints([Number.POSITIVE_INFINITY])).toEqual([]);
  });

  it("stays inside the box for negative and huge values", () => {
    for (const { x, y } of sparklinePoints([-1e12, 3, 1e12, -5])) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(100);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(100);
    }
  });
});
