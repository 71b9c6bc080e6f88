import { describe, expect, it } from "vitest";
import { diffText, withoutLongPassages, visibleText } from "./compared-fields";

const side = (before: string, after: string, gone: "added" | "removed") =>
  diffText(before, after)
    .parts.filter(({ kind }) => kind !== gone)
    .map(({ text }) => text)
    .join("");

describe("diffText", () => {
  it("marks the words that changed, and a rewritten sentence as one piece", () => {
    const { parts } = diffText("Call us today, or email.", "Ring them now, or email.");
    expect(parts).toEqual([
      { text: "Call us today", kind: "removed" },
      { text: "Ring them now", kind: "added" },
      { text: ", or email.", kind: "same" },
    ]);
  });

  it.each([
    ["a b c", "a c"],
    ["one two\n\nthree", "one 2\n\nthree four"],
    ["", "all new"],
    ["你好 世界", "你好 大家"],
    ["x ", "x  y"],
    ["A. B, C!", "a; b. c?"],
  ])("loses no character of %j or %j", (before, after) => {
    expect(side(before, after, "added")).toBe(before);
    expect(side(before, after, "removed")).toBe(after);
  });

  it("gives up on detail, not on the page, when the texts are huge and all different", () => {
    const words = (salt: string) =>
      Array.from({ length: 40_000 }, (_, index) => `${salt}${(index * 7919) % 100_003}`);
    const before = words("a").join(" ");
    const after = words("b").join(" ");
    const start = performance.now();
    const { parts, detail } = diffText(before, after);
    expect(detail).not.toBe("words");
    expect(parts.map(({ text }) => text)).toEqual([before, after]);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

describe("withoutLongPassages", () => {
  it("leaves out what is far from any change", () => {
    const { parts } = diffText(`${"same ".repeat(200)}old`, `${"same ".repeat(200)}new`);
    const [gap, before] = withoutLongPassages(parts);
    expect(gap).toBeNull();
    expect(before?.text.length).toBe(120);
  });
});

describe("visibleText", () => {
  it("reads blocks as lines and drops what nobody sees", () => {
    const html =
      "<h2>Gutters</h2><p>Two&nbsp;<b>words</b></p><ul><li>a</li><li>b</li></ul><script>x()</script><img src=x alt='A van'><!-- no -->";
    expect(visibleText(html)).toBe("Gutters\nTwo words\na\nb\n[A van]");
  });

  it("runs nothing", () => {
    visibleText("<img src=x onerror='globalThis.hacked = true'><script>hacked = true</script>");
    expect(Reflect.has(globalThis, "hacked")).toBe(false);
  });
});
