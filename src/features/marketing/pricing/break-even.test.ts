import { describe, expect, it } from "vitest";
import { breakEven } from "./break-even";

const rentUsd = 299;

describe("breakEven", () => {
  it("rounds part of a job up to a whole one", () => {
    const answer = breakEven({ jobUsd: 650, marginPercent: 35, rentUsd });
    expect(answer?.keptPerJobUsd).toBe(227.5);
    expect(answer?.exactJobs).toBeCloseTo(1.314, 3);
    expect(answer?.jobs).toBe(2);
    expect(answer?.keptUsd).toBe(455);
  });

  it.each([
    [299, 100, 1],
    [598, 50, 1],
    [298.99, 100, 2],
    [100, 29.9, 10],
    [29.9, 10, 100],
    [80, 5, 75],
    [1_000_000, 100, 1],
    [0.01, 1, 2_990_000],
  ])(
    "asks for a job of %s dollars at %s percent to be sold %s times",
    (jobUsd, marginPercent, jobs) => {
      expect(breakEven({ jobUsd, marginPercent, rentUsd })?.jobs).toBe(jobs);
    },
  );

  it("needs no job for a rent of nothing", () => {
    expect(breakEven({ jobUsd: 650, marginPercent: 35, rentUsd: 0 })?.jobs).toBe(0);
  });

  it.each([
    [0, 35],
    [650, 0],
    [-650, 35],
    [-650, -35],
    [Number.NaN, 35],
    [650, Number.NaN],
    [Number.POSITIVE_INFINITY, 35],
    [Number.MAX_VALUE, 100],
    [Number.MIN_VALUE, 1],
  ])("has no answer for a job of %s dollars at %s percent", (jobUsd, marginPercent) => {
    expect(breakEven({ jobUsd, marginPercent, rentUsd })).toBeNull();
  });
});
