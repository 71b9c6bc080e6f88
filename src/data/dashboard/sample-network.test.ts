import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { errorMessage } from "@/lib/errors/errors";
import { createSampleSource } from "./sample-source";
import { dashboardParts } from "@tests/fixtures/dashboard-parts";

const ANCHOR = new Date(2026, 10, 21, 12);
const QUERY = { range: "30d", clients: "all", asOf: ANCHOR } as const;
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

  it("is drawn anew for every call", async () => {
    const delay = vi.fn(() => 700);
    const slow = createSampleSource({ delay });

    const answers = Promise.all(PARTS.map((part) => slow[part](QUERY)));
    await vi.advanceTimersByTimeAsync(700);

    await answers;
    expect(delay).toHaveBeenCalledTimes(8);
  });

  it("can be none", async () => {
    const prompt = createSampleSource({ delay: () => 0 });

    await expect(prompt.kpis(QUERY)).resolves.toMatchObject({ openTickets: 11 });
  });
});

describe("a call that is given up", () => {
  it.each(PARTS)("for %s ends at once with the reason, and leaves no timer", async (part) => {
    const controller = new AbortController();
    const answer = source[part](QUERY, controller.signal);
    expect(vi.getTimerCount()).toBe(1);

    const reason = new Error("another filter was chosen");
    controller.abort(reason);

    await expect(answer).rejects.toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("before it began does not begin", async () => {
    const signal = AbortSignal.abort();

    await expect(source.kpis(QUERY, signal)).rejects.toBe(signal.reason);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("leaves an answer alone that has come already", async () => {
    const controller = new AbortController();
    const answer = source.kpis(QUERY, controller.signal);
    await vi.advanceTimersByTimeAsync(1500);

    controller.abort();

    await expect(answer).resolves.toMatchObject({ newLeads: 38 });
  });
});

describe("without a network", () => {
  it.each(PARTS)("%s says that the server could not be reached", async (part) => {
    goOffline();

    const error: unknown = await source[part](QUERY).catch((reason: unknown) => reason);

    expect(error).toBeInstanceOf(Error);
    expect(errorMessage(error)).toBe("the server could not be reached");
  });

  it("that goes while an answer is on its way, the answer does not arrive", async () => {
    const answer = source.kpis(QUERY).catch(errorMessage);
    goOffline();
    await vi.advanceTimersByTimeAsync(1500);

    expect(await answer).toBe("the server could not be reached");
  });

  it("that comes back, the next call is answered", async () => {
    goOffline();
    await expect(source.kpis(QUERY)).rejects.toThrow();
    goOffline(true);

    const answer = source.kpis(QUERY);
    await vi.advanceTimersByTimeAsync(1500);

    await expect(answer).resolves.toMatchObject({ newLeads: 38 });
  });
});
