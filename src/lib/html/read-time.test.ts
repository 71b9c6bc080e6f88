import { describe, expect, it } from "vitest";
import { countWords, readTime, hasVisibleText } from "./read-time";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

describe("readTime", () => {
  it.each([
    [0, "1 min read"],
    [1, "1 min read"],
    [200, "1 min read"],
    [201, "2 min read"],
    [400, "2 min read"],
    [401, "3 min read"],
    [2000, "10 min read"],
  ])("of %i words is %s", (count, text) => {
    expect(readTime(words(count))).toBe(text);
    expect(readTime(`<p>${words(count)}</p>`)).toBe(text);
  });
});

describe("countWords", () => {
  it.each([
    ["tags", "<p>one</p><p>two</p>", 2],
    ["attributes", '<a href="/a b c" title="four more words here">one</a>', 1],
    ["comments", "one <!-- not counted at all --> two", 2],
    ["spaces written as entities", "one&nbsp;two&#160;&nbsp;", 2],
    ["scripts and styles", "<style>p { color: red }</style>one<script>two three</script>", 1],
    ["lone punctuation", "one – two & three …", 3],
    ["line breaks", "one\n\n\ttwo<br>three", 3],
  ])("does not take %s for words", (_, html, count) => {
    expect(countWords(html)).toBe(count);
  });

  it("counts what only looks like a tag", () => {
    expect(countWords("3 < 5 and 7 > 2")).toBe(5);
  });

  it("counts words of other scripts, and one with an entity inside as one", () => {
    expect(countWords("Привет мир")).toBe(2);
    expect(countWords("Q&amp;A")).toBe(1);
  });
});

describe("visible-text", () => {
  it.each([
    ["", false],
    [" \t\n\u00a0", false],
    ["\u200b\u200d\ufeff", false],
    ["\u202e", false],
    ["\u200bA", true],
    ["\u{1f600}", true],
    ["\u05e9", true],
  ])("%j is visible: %s", (text, isVisible) => {
    expect(hasVisibleText(text)).toBe(isVisible);
  });
});
