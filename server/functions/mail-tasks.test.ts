import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startTimedMails } from "./mail-tasks.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("asks again and again until it is stopped", async () => {
  const call = vi.fn(() => Promise.resolve(null));
  const timed = startTimedMails(call, 1_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(call).toHaveBeenCalledTimes(3);
  await timed.stop();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(call).toHaveBeenCalledTimes(3);
  expect(call).toHaveBeenCalledWith("queue_timed_mails", {});
});

it("reports once that the database is unreachable, and continues", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const call = vi.fn(() => Promise.reject(new Error("away")));
  const timed = startTimedMails(call, 1_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(call).toHaveBeenCalledTimes(3);
  await timed.stop();
  expect(logged.mock.calls).toEqual([["Timed mails could not be queued: away"]]);
  logged.mockRestore();
});
