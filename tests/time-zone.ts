import { onTestFinished, vi } from "vitest";

export function inZone(timeZone: string): void {
  const before = process.env.TZ;
  process.env.TZ = timeZone;
  onTestFinished(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });
}

export function readingIn(...languages: string[]): void {
  const spy = vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  onTestFinished(() => spy.mockRestore());
}
