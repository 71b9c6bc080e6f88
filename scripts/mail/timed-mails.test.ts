import { expect, it, vi } from "vitest";
import { startTimedMails } from "./timed-mails.mjs";

it("asks again and again until it is stopped", async () => {
  const call = vi.fn(() => Promise.resolve(null));
  const timed = startTimedMails(call, 1);
  await vi.waitFor(() => expect(call.mock.calls.length).toBeGreaterThan(2));
  await timed.stop();
  const asked = call.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(call).toHaveBeenCalledTimes(asked);
  expect(call).toHaveBeenCalledWith("queue_timed_mails", {});
});

it("says once that the database is away, and goes on", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const call = vi.fn(() => Promise.reject(new Error("away")));
  const timed = startTimedMails(call, 1);
  await vi.waitFor(() => expect(call.mock.calls.length).toBeGreaterThan(2));
  await timed.stop();
  expect(said.mock.calls).toEqual([["Timed mails could not be queued: away"]]);
  said.mockRestore();
});
