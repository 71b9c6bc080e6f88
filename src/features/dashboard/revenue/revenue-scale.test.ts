import { describe, expect, it } from "vitest";
import { revenueScale } from "./revenue-scale";

describe("revenueScale", () => {
  it.each([
    [
      [33_189, 49_036],
      [0, 15_000, 30_000, 45_000, 60_000],
    ],
    [[9_568], [0, 2_500, 5_000, 7_500, 10_000]],
    [[60_000], [0, 15_000, 30_000, 45_000, 60_000]],
    [[60_001], [0, 20_000, 40_000, 60_000, 80_000]],
    [[299], [0, 80, 160, 240, 320]],
    [[1_900_000_000], [0, 500e6, 1_000e6, 1_500e6, 2_000e6]],
  ])("marks %j at round amounts", (values, marks) => {
    expect(revenueScale(values)).toEqual(marks);
  });

  it("has marks when there is nothing to show", () => {
    expect(revenueScale([])).toEqual([0, 250, 500, 750, 1000]);
    expect(revenueScale([0, 0, Number.NaN])).toEqual([0, 250, 500, 750, 1000]);
  });

  it.each([[[-4_000, 12_000]], [[-1, 100]], [[-500, -20]], [[-49_000, 1]]])(
    "holds %j, with a mark at zero",
    (values) => {
      const marks = revenueScale(values);
      expect(marks).toContain(0);
      expect(Math.min(...values)).toBeGreaterThanOrEqual(Math.min(...marks));
      expect(Math.max(...values)).toBeLessThanOrEqual(Math.max(...marks));
    },
  );
});
