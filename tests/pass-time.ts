import { act } from "@testing-library/react";
import { vi } from "vitest";

const STEP_MS = 500;

/** Lets time pass on fake timers, with a render after each half second, in which React may set a new timer. */
export async function passTime(seconds: number): Promise<void> {
  for (let left = seconds * 1000; left >= 0; left -= STEP_MS) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS)));
  }
}
