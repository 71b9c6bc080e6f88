import { describe, expect, it } from "vitest";
import { SLUG_PATTERN, slugFromTitle } from "./slug";

describe("slugFromTitle", () => {
  it.each([
    ["Hello World", "hello-world"],
    ["Café Über Señor", "cafe-uber-senor"],
    ["One  --  two___three", "one-two-three"],
    ["  ...Ends are trimmed!? ", "ends-are-trimmed"],
    ["24/7: call (800) 555-0129", "24-7-call-800-555-0129"],
    ["already-a-slug", "already-a-slug"],
    ["你好，世界", ""],
    ["---", ""],
    ["", ""],
  ])("makes %j into %j", (title, slug) => {
    expect(slugFromTitle(title)).toBe(slug);
  });

  it("only makes what the database's check lets in", () => {
    for (const title of ["Ünïcödé!", "a--b", "-a-", "ﬁne ligature", "x".repeat(300)]) {
      expect(slugFromTitle(title)).toMatch(SLUG_PATTERN);
    }
  });
});
