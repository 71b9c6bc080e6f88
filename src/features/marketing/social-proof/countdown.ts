export type Clock = {
  /** Milliseconds since any fixed moment. */
  now: () => number;
  setTimeout: (run: () => void, ms: number) => number;
  clearTimeout: (handle: number) => void;
};

/** A timer that can be stopped on the way and goes on with the time that was left. */
export function createCountdown(clock: Clock, onEnd: () => void) {
  let left: number | null = null;
  let startedAt = 0;
  let handle: number | null = null;

  const halt = () => {
    if (handle === null || left === null) return;
    clock.clearTimeout(handle);
    handle = null;
    left -= clock.now() - startedAt;
  };
  const run = () => {
    if (left === null || handle !== null) return;
    startedAt = clock.now();
    handle = clock.setTimeout(() => {
      handle = null;
      left = null;
      onEnd();
    }, left);
  };
  const cancel = () => {
    halt();
    left = null;
  };
  /** Counts from the beginning; held, it waits for `run`. */
  const set = (ms: number, isHeld: boolean) => {
    cancel();
    left = ms;
    if (!isHeld) run();
  };
  return { set, halt, run, cancel };
}
