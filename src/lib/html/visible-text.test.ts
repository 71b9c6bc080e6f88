import { expect, it } from "vitest";
import { hasVisibleText } from "./visible-text";

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
