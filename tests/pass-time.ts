import { act } from "@testing-library/react";
import { vi } from "vitest";

const STEP_MS = 500;

/** Advances fake timers by half-second steps with renders, in which React may set new timers. */
export async function passTime(seconds: number): Promise<void> {
  for (let left = seconds * 1000; left >= 0; left -= STEP_MS) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS)));
  }
}
