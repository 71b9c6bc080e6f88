import { onTestFinished, vi } from "vitest";

/** Sets the time zone until the end of the test. */
export function inZone(timeZone: string): void {
  const before = process.env.TZ;
  process.env.TZ = timeZone;
  onTestFinished(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });
}

/** Sets the browser's languages until the end of the test. */
export function readingIn(...languages: string[]): void {
  const spy = vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  onTestFinished(() => spy.mockRestore());
}
