import { expect, it } from "vitest";
import { calendarFile } from "./calendar-file";

const file = calendarFile({
  uid: "CF-1@curbfront.example",
  start: new Date("2026-12-01T15:30:00Z"),
  end: new Date("2026-12-01T15:50:00Z"),
  isConfirmed: true,
  title: "Demo, by phone; twenty minutes",
  description: `Line one\nLine two \\ ${"ü".repeat(80)}`,
  stamp: new Date("2026-11-21T09:00:00Z"),
});

it("gives the event's start and end in UTC", () => {
  expect(file).toContain("DTSTART:20261201T153000Z\r\n");
  expect(file).toContain("DTEND:20261201T155000Z\r\n");
});

it("escapes what has a meaning in the format", () => {
  expect(file).toContain("SUMMARY:Demo\\, by phone\\; twenty minutes\r\n");
  expect(file).toContain("DESCRIPTION:Line one\\nLine two \\\\ ");
});

it("has no line of more than 75 bytes, and unfolds to what was meant", () => {
  const bytes = (line: string) => new TextEncoder().encode(line).length;
  expect(Math.max(...file.split("\r\n").map(bytes))).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain("ü".repeat(80));
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});
