import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { MarkedText, plainText } from "./blog-page";

const marked = (text: string) => {
  const { container } = render(<MarkedText text={text} />);
  return container.innerHTML.replace(/<\/?span>/g, "");
};

describe("MarkedText", () => {
  it("marks what stands between the marks", () => {
    expect(marked("Slow \ue000photos\ue001 and \ue000gutters\ue001.")).toBe(
      "Slow <mark>photos</mark> and <mark>gutters</mark>.",
    );
  });

  it("shows text that looks like HTML as text", () => {
    expect(marked("<img src=x onerror=alert(1)> \ue000<b>\ue001")).toBe(
      "&lt;img src=x onerror=alert(1)&gt; <mark>&lt;b&gt;</mark>",
    );
  });

  it.each([
    ["\ue000cut off", "cut off"],
    ["cut\ue001 off", "cut off"],
    ["\ue001\ue000", ""],
    ["\ue000a\ue000b\ue001", "ab"],
  ])("loses no text to marks without a pair: %j", (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});
