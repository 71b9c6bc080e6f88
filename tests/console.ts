import { afterEach, beforeEach, vi } from "vitest";

type Level = "error" | "warn";
type Line = { level: Level; text: string };

let lines: Line[] = [];
let expected: { level: Level; pattern: RegExp }[] = [];

export function expectConsole(level: Level, pattern: RegExp): void {
  expected.push({ level, pattern });
}

const textOf = (part: unknown) => (part instanceof Error ? part.message : String(part));

export function failOnUnexpectedConsole(): void {
  beforeEach(() => {
    lines = [];
    expected = [];
    for (const level of ["error", "warn"] as const) {
      vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
        lines.push({ level, text: parts.map(textOf).join(" ") });
      });
    }
  });
  afterEach(() => {
    const isExpected = (line: Line) =>
      expected.some(({ level, pattern }) => level === line.level && pattern.test(line.text));
    const surprises = lines.filter((line) => !isExpected(line));
    const missing = expected.filter(
      ({ level, pattern }) =>
        !lines.some((line) => line.level === level && pattern.test(line.text)),
    );
    if (surprises.length > 0) {
      throw new Error(
        `Unexpected on the console:\n${surprises.map(({ level, text }) => `${level}: ${text}`).join("\n")}`,
      );
    }
    if (missing.length > 0) {
      throw new Error(
        `Expected on the console, but not written: ${missing.map(({ pattern }) => String(pattern)).join(", ")}`,
      );
    }
  });
}
