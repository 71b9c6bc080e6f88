import { describe, expect, it } from "vitest";
import { advanceOf } from "../drawings/outline-text.mjs";
import { fitText, textInFont } from "./title-lines.mjs";

const style = { family: "Besley", weight: 650 } as const;
const box = { width: 560, height: 340, sizes: [100, 80, 60, 40], leading: 1 };
const widths = ({ size, lines }: ReturnType<typeof fitText>) =>
  lines.map((line) => advanceOf(line, { ...style, size }));

describe("a title in its box", () => {
  it("is large where it is short, and smaller until it fits", () => {
    expect(fitText("Pricing", style, box)).toEqual({ size: 100, lines: ["Pricing"] });
    const long = fitText("What a service page has to settle before anyone calls", style, box);
    expect(long.size).toBeLessThan(100);
    expect(long.size * long.lines.length).toBeLessThanOrEqual(box.height);
  });

  it("has lines of about the same length", () => {
    const set = fitText("Answering “how much?” before they ask", style, box);
    expect(set.lines.length).toBeGreaterThan(1);
    expect(Math.min(...widths(set))).toBeGreaterThan(Math.max(...widths(set)) / 3);
  });

  it.each(["So long a title ".repeat(40), "Donaudampfschifffahrt".repeat(9), "i ".repeat(500), ""])(
    "never leaves it: %s",
    (title) => {
      const set = fitText(title, style, box);
      expect(Math.max(0, ...widths(set))).toBeLessThanOrEqual(box.width);
      expect(set.size * set.lines.length).toBeLessThanOrEqual(box.height);
    },
  );

  it("says where it was cut", () => {
    expect(fitText("So long a title ".repeat(40), style, box).lines.at(-1)).toMatch(/…$/);
  });
});

describe("a title in a font", () => {
  it.each([
    ["Café Zoë, Łódź", "Café Zoë, Łódź"],
    ["Cafe\u0301", "Café"],
    ["Fix it 🔧 now 👩‍🔧 ☎️", "Fix it now"],
    ["Как позвонить", ""],
    ["SEO 報告", ""],
    ["שלום", ""],
  ])("%j is drawn as %j", (title, drawn) => {
    expect(textInFont(title, "Besley")).toBe(drawn);
  });

  it("is more in the other font", () => {
    expect(textInFont("Đặng", "Besley")).toBe("");
    expect(textInFont("Đặng", "Archivo")).toBe("Đặng");
  });
});
