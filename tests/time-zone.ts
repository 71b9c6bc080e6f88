import { onTestFinished, vi } from "vitest";

/** Sets this machine's clock to a time zone until the test has ended. */
export function inZone(timeZone: string): void {
  const before = process.env.TZ;
  process.env.TZ = timeZone;
  onTestFinished(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });
}

/** Makes a reader's browser prefer these languages until the test has ended. */
export function readingIn(...languages: string[]): void {
  const spy = vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  onTestFinished(() => spy.mockRestore());
}
