import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSchedule } from "./card-schedule";

const clock = {
  now: () => performance.now(),
  setTimeout: (run: () => void, ms: number) => window.setTimeout(run, ms),
  clearTimeout: (handle: number) => window.clearTimeout(handle),
};

/** The same numbers in the same order, from 0 up to 1. */
function seededRandom(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

function started(entries: readonly number[] = [1, 2, 3]) {
  const schedule = createSchedule({ entries, random: seededRandom(), clock });
  schedule.start();
  return schedule;
}

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the time of the cards", () => {
  it("shows the first after 3 s for 6 s, and one every 12 s after that", () => {
    const schedule = started();
    pass(2.999);
    expect(schedule.current()).toBeNull();
    pass(0.001);
    const first = schedule.current();
    expect(first).not.toBeNull();
    pass(5.999);
    expect(schedule.current()).toBe(first);
    pass(0.001);
    expect(schedule.current()).toBeNull();
    pass(5.999);
    expect(schedule.current()).toBeNull();
    pass(0.001);
    expect(schedule.current()).not.toBeNull();
    expect(schedule.current()).not.toBe(first);
  });

  it("hides a dismissed card at once and keeps the next one's time", () => {
    const schedule = started();
    pass(4);
    schedule.dismiss();
    expect(schedule.current()).toBeNull();
    pass(10.999);
    expect(schedule.current()).toBeNull();
    pass(0.001);
    expect(schedule.current()).not.toBeNull();
    pass(5.999);
    expect(schedule.current()).not.toBeNull();
  });

  it("stops both times while it is held, until the last reason is released", () => {
    const schedule = started();
    pass(5);
    const first = schedule.current();
    schedule.hold("pointer");
    schedule.hold("focus");
    pass(60);
    expect(schedule.current()).toBe(first);
    schedule.release("pointer");
    pass(60);
    expect(schedule.current()).toBe(first);
    schedule.release("focus");
    pass(3.999);
    expect(schedule.current()).toBe(first);
    pass(0.001);
    expect(schedule.current()).toBeNull();
    pass(5.999);
    expect(schedule.current()).toBeNull();
    pass(0.001);
    expect(schedule.current()).not.toBeNull();
  });

  it("does not count the first three seconds while it is held from the start", () => {
    const schedule = createSchedule({ entries: [1], random: () => 0, clock });
    schedule.hold("quiet");
    schedule.start();
    pass(60);
    expect(schedule.current()).toBeNull();
    schedule.release("quiet");
    pass(3);
    expect(schedule.current()).toBe(1);
  });

  it("shows nothing more once it is stopped, and can be started again", () => {
    const schedule = started();
    pass(4);
    schedule.stop();
    expect(schedule.current()).toBeNull();
    pass(60);
    expect(schedule.current()).toBeNull();
    schedule.start();
    pass(3);
    expect(schedule.current()).not.toBeNull();
  });

  it("tells who listens of every change, and nobody who left", () => {
    const schedule = started();
    const listener = vi.fn();
    const leave = schedule.subscribe(listener);
    pass(9);
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    pass(12);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe("the order of the cards", () => {
  it("shows all twenty before any comes again, then all twenty anew", () => {
    const entries = Array.from({ length: 20 }, (_, i) => i);
    const schedule = started(entries);
    pass(3);
    const seen: (number | null)[] = [];
    for (let i = 0; i < 40; i += 1) {
      seen.push(schedule.current());
      pass(12);
    }
    const rounds = [seen.slice(0, 20), seen.slice(20)];
    for (const round of rounds)
      expect(round.toSorted((a, b) => Number(a) - Number(b))).toEqual(entries);
    expect(rounds[0]).not.toEqual(entries);
    expect(rounds[0]).not.toEqual(rounds[1]);
    expect(seen[20]).not.toBe(seen[19]);
  });
});
