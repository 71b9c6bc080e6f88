import { describe, expect, it } from "vitest";
import { storedItems } from "./stored-items";

const sources = import.meta.glob<string>("/src/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const program = Object.entries(sources).filter(([file]) => !/\.test\.tsx?$/.test(file));

const filesWith = (pattern: RegExp) =>
  program.filter(([, text]) => pattern.test(text)).map(([file]) => file);

describe("storedItems", () => {
  it("names each key once, with a purpose, an occasion and an end", () => {
    expect(new Set(storedItems.map(({ key }) => key)).size).toBe(storedItems.length);
    for (const { purpose, setWhen, howLong } of storedItems) {
      expect([purpose, setWhen, howLong]).not.toContain("");
    }
  });

  it("lists what visitors get before what staff get", () => {
    const who = storedItems.map((item) => item.who);
    expect(who).toEqual([
      ...who.filter((w) => w === "visitor"),
      ...who.filter((w) => w === "staff"),
    ]);
  });
});

describe("the program", () => {
  it("is looked at in full", () => {
    expect(program.length).toBeGreaterThan(100);
    expect(filesWith(/globalThis\[area\]/)).toEqual(["/src/lib/storage/storage.ts"]);
  });

  it("reaches browser storage through lib/storage alone", () => {
    const direct =
      /\b(?:localStorage|sessionStorage)\s*(?:\?\.|[.[])|\bindexedDB\b|\bcookieStore\b/;
    expect(filesWith(direct)).toEqual([]);
  });

  it("writes no cookie", () => {
    expect(filesWith(/document\s*\.\s*cookie/)).toEqual([]);
  });

  it("names what it stores by storageKeys, so that it is on the list", () => {
    expect(filesWith(/\b(?:read|write)Stored\(\s*["'`]/)).toEqual([]);
  });
});
