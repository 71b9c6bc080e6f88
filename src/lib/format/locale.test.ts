import { expect, it } from "vitest";
import { readingIn } from "@tests/time-zone";
import { readerLocale } from "./locale";

const sources = import.meta.glob<string>(["/src/**/*.{ts,tsx}", "!/src/**/*.test.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const filesWith = (pattern: RegExp) =>
  Object.keys(sources).filter((file) => pattern.test(sources[file] ?? ""));

it("is spelled in one place", () => {
  expect(filesWith(/["'`>]en-US/)).toEqual(["/src/lib/format/locale.ts"]);
});

it("leaves days and times to lib/dates, where each says whose they are", () => {
  const ownWays = /Intl\.DateTimeFormat|\.toDateString\(|\.toLocale(Date|Time)?String\(/;
  expect(filesWith(ownWays).filter((file) => !file.startsWith("/src/lib/dates/"))).toEqual([]);
});

it.each([
  [["en-US", "en"], "en-US"],
  [["en-GB"], "en-GB"],
  [["fr-FR", "en-AU"], "en-AU"],
  [["fr-FR"], "en-US"],
  [["en"], "en-US"],
  [["en_GB", "en-"], "en-US"],
  [[], "en-US"],
])("reads %j as %s", (languages, locale) => {
  readingIn(...languages);

  expect(readerLocale()).toBe(locale);
});
