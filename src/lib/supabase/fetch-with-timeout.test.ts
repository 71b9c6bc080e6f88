import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchWithTimeout } from "./fetch-with-timeout";

function stubSilence() {
  vi.stubGlobal(
    "fetch",
    (_: string, init: RequestInit) =>
      new Promise((_resolve, reject) => {
        init.signal?.addEventListener("abort", () => reject(new Error("gave up")));
      }),
  );
}

function stubTimeouts() {
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  stubSilence();
  stubTimeouts();
});
afterEach(() => {
  vi.useRealTimers();
});

async function secondsUntilGivenUp(init?: RequestInit): Promise<number> {
  const started = Date.now();
  const request = fetchWithTimeout("http://localhost/rest", init).catch(() => Date.now());
  await vi.advanceTimersByTimeAsync(60_000);
  return (Number(await request) - started) / 1000;
}

describe("fetchWithTimeout", () => {
  it("gives up a read so early that a second try fits into ten seconds", async () => {
    expect(await secondsUntilGivenUp()).toBeLessThanOrEqual(4.5);
    expect(await secondsUntilGivenUp({ method: "HEAD" })).toBeLessThanOrEqual(4.5);
  });

  it("gives a write, which may be long, more time", async () => {
    expect(await secondsUntilGivenUp({ method: "POST" })).toBeGreaterThan(10);
    expect(await secondsUntilGivenUp({ method: "PATCH" })).toBeGreaterThan(10);
  });

  it("stops at once when the caller does", async () => {
    const controller = new AbortController();
    const request = fetchWithTimeout("http://localhost/rest", { signal: controller.signal });
    controller.abort();
    await expect(request).rejects.toThrow("gave up");
  });
});
