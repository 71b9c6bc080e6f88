import { createCountdown, type Clock } from "./countdown";
import { createDeck } from "./deck";

export const FIRST_AFTER_MS = 3_000;
const EVERY_MS = 12_000;
const VISIBLE_MS = 6_000;

export type Schedule<T> = ReturnType<typeof createSchedule<T>>;

type ScheduleOptions<T> = { entries: readonly T[]; random: () => number; clock: Clock };

/**
 * Which entry is to be seen, and when. While anything holds it, neither the time a card has left nor the time to the next one runs.
 */
export function createSchedule<T>({ entries, random, clock }: ScheduleOptions<T>) {
  const deal = createDeck(entries, random);
  const listeners = new Set<() => void>();
  const holds = new Set<string>();
  let current: T | null = null;

  const show = (entry: T | null) => {
    if (entry === current) return;
    current = entry;
    listeners.forEach((listener) => listener());
  };
  const isHeld = () => holds.size > 0;
  const untilHidden = createCountdown(clock, () => show(null));
  const untilNext = createCountdown(clock, () => {
    show(deal() ?? null);
    untilHidden.set(VISIBLE_MS, isHeld());
    untilNext.set(EVERY_MS, isHeld());
  });
  const dismiss = () => {
    untilHidden.cancel();
    show(null);
  };

  return {
    start: (firstAfterMs = FIRST_AFTER_MS) => untilNext.set(Math.max(firstAfterMs, 0), isHeld()),
    stop: () => {
      untilNext.cancel();
      dismiss();
    },
    dismiss,
    /** Stops the time until every reason is released. */
    hold: (reason: string) => {
      holds.add(reason);
      untilHidden.halt();
      untilNext.halt();
    },
    isHeldFor: (reason: string) => holds.has(reason),
    release: (reason: string) => {
      holds.delete(reason);
      if (isHeld()) return;
      untilHidden.run();
      untilNext.run();
    },
    current: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
