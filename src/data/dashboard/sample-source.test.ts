import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { errorMessage } from "@/lib/errors/errors";
import { createSampleSource } from "./sample-source";
import { dashboardParts } from "@tests/fixtures/dashboard-parts";

const QUERY = { range: "30d", clients: "all", asOf: new Date(2026, 10, 21, 12) } as const;
const source = createSampleSource();
const PARTS = dashboardParts(source);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const goOffline = (isOnline = false) =>
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);

describe("the time an answer takes", () => {
  it.each([
    [0, 600],
    [0.5, 1050],
    [1, 1500],
  ])("with %d drawn is %i ms", async (drawn, milliseconds) => {
    vi.spyOn(Math, "random").mockReturnValue(drawn);
    const settled = vi.fn();
    void source.kpis(QUERY).then(settled);

    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledOnce();
  });

  it("differs from panel to panel", async () => {
    const delay = vi.fn(() => 700);
    const slow = createSampleSource({ delay });

    const answers = Promise.all(PARTS.map((part) => slow[part](QUERY)));
    await vi.advanceTimersByTimeAsync(700);

    await answers;
    expect(delay).toHaveBeenCalledTimes(8);
  });
});

describe("offline", () => {
  it("every panel says that the server could not be reached, also if it had been requested before", async () => {
    const answers = PARTS.map((part) => source[part](QUERY).catch(errorMessage));
    goOffline();
    await vi.advanceTimersByTimeAsync(1500);

    expect(await Promise.all(answers)).toEqual(PARTS.map(() => "the server could not be reached"));
  });

  it("ends with the connection", async () => {
    goOffline();
    const failed = source.kpis(QUERY).catch(errorMessage);
    await vi.advanceTimersByTimeAsync(1500);
    await failed;
    goOffline(true);

    const answer = source.kpis(QUERY);
    await vi.advanceTimersByTimeAsync(1500);

    await expect(answer).resolves.toMatchObject({ newLeads: 38 });
  });
});
