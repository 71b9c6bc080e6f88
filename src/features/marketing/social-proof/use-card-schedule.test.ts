import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { passTime as pass } from "@tests/pass-time";
import { storageKeys } from "@/lib/storage/storage";
import { sampleEntries } from "./social-proof-entries";
import { useCardSchedule } from "./sign-up-card";

/** A page that was opened `openedAgo` seconds ago. */
function openPage(openedAgo = 0) {
  const pageOpenedAt = Date.now() - openedAgo * 1000;
  const { result, rerender, unmount } = renderHook(
    ({ isPaused }) => useCardSchedule(isPaused, pageOpenedAt),
    { initialProps: { isPaused: false } },
  );
  return {
    pageOpenedAt,
    shown: () => result.current.entry?.id,
    dismiss: () => act(() => result.current.dismiss()),
    pause: (isPaused: boolean) => rerender({ isPaused }),
    leave: unmount,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the time of the cards", () => {
  it("shows the first after 3 s for 6 s, and one every 12 s after that", async () => {
    const { shown } = openPage();
    await pass(2.999);
    expect(shown()).toBeUndefined();
    await pass(0.001);
    const first = shown();
    expect(first).toBeDefined();
    await pass(5.999);
    expect(shown()).toBe(first);
    await pass(0.001);
    expect(shown()).toBeUndefined();
    await pass(5.999);
    expect(shown()).toBeUndefined();
    await pass(0.001);
    expect(shown()).toBeDefined();
    expect(shown()).not.toBe(first);
  });

  it("counts the first 3 s from when the page was opened", async () => {
    const { shown } = openPage(2);
    await pass(0.999);
    expect(shown()).toBeUndefined();
    await pass(0.001);
    expect(shown()).toBeDefined();
  });

  it("hides a dismissed card at once and does not bring the next one earlier", async () => {
    const { shown, dismiss } = openPage();
    await pass(4);
    dismiss();
    expect(shown()).toBeUndefined();
    await pass(10.999);
    expect(shown()).toBeUndefined();
    await pass(0.001);
    expect(shown()).toBeDefined();
    await pass(5.999);
    expect(shown()).toBeDefined();
  });

  it("stands still while it is paused, and goes on with what was left", async () => {
    const { shown, pause } = openPage();
    await pass(1);
    pause(true);
    await pass(60);
    expect(shown()).toBeUndefined();
    pause(false);
    await pass(1.999);
    expect(shown()).toBeUndefined();
    await pass(0.001);
    const first = shown();
    await pass(2);
    pause(true);
    await pass(60);
    expect(shown()).toBe(first);
    pause(false);
    await pass(3.999);
    expect(shown()).toBe(first);
    await pass(0.001);
    expect(shown()).toBeUndefined();
  });
});

describe("the order of the cards", () => {
  /** Six seconds: cards are shown half of the time. */
  const waitForChange = () => act(() => void vi.advanceTimersByTime(6_000));

  it("shows all twenty before any comes again, also over page loads", () => {
    const all = sampleEntries.map(({ id }) => id);
    const seen: (number | undefined)[] = [];
    for (let pages = 0; pages < 10; pages += 1) {
      const { shown, leave } = openPage();
      for (let cards = 0; cards < 4; cards += 1) {
        waitForChange();
        seen.push(shown());
        waitForChange();
      }
      leave();
    }
    const rounds = [seen.slice(0, 20), seen.slice(20)];
    for (const round of rounds) {
      expect(round.toSorted((a, b) => Number(a) - Number(b))).toEqual(all);
      expect(round).not.toEqual(all);
    }
    expect(rounds[0]).not.toEqual(rounds[1]);
  });

  it.each([0, 0.3, 0.5, 0.7, 0.99])(
    "never begins a round with the last card of the previous one: %s",
    (random) => {
      vi.spyOn(Math, "random").mockReturnValue(random);
      const { shown } = openPage();
      for (let changes = 0; changes < 39; changes += 1) waitForChange();
      const last = shown();
      expect(last).toBeDefined();
      waitForChange();
      waitForChange();
      expect(shown()).toBeDefined();
      expect(shown()).not.toBe(last);
    },
  );
});

describe("another page in the same tab", () => {
  it("does not begin the 12 s again", async () => {
    const before = openPage();
    await pass(4);
    const first = before.shown();
    before.leave();
    await pass(1);
    const { shown } = openPage();
    expect(shown()).toBeUndefined();
    // The first card came 2 s ago.
    await pass(9.999);
    expect(shown()).toBeUndefined();
    await pass(0.001);
    expect(shown()).toBeDefined();
    expect(shown()).not.toBe(first);
  });

  it("shows none in its first 3 s, whatever is due", async () => {
    const before = openPage();
    await pass(10);
    before.leave();
    await pass(60);
    const { shown } = openPage();
    await pass(2.999);
    expect(shown()).toBeUndefined();
    await pass(0.001);
    expect(shown()).toBeDefined();
  });

  it("begins a round where what was stored cannot be read", async () => {
    sessionStorage.setItem(storageKeys.socialProofRound, "{");
    const { shown } = openPage();
    await pass(3);
    expect(shown()).toBeDefined();
  });
});

it("goes on showing the same card for as long as it has left where another root takes over", async () => {
  const before = openPage();
  await pass(5);
  const first = before.shown();
  const { shown } = openPage(5);
  before.leave();
  expect(shown()).toBe(first);
  await pass(3.999);
  expect(shown()).toBe(first);
  await pass(0.001);
  expect(shown()).toBeUndefined();
  await pass(6);
  expect(shown()).toBeDefined();
});
