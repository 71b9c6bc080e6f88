import { expect, it } from "vitest";
import { outlineText } from "./outline-text.mjs";

const starts = (path: string) => [...path.matchAll(/M(-?\d*\.?\d*)/g)].map(([, x]) => Number(x));

it("draws a line's letters one after the other, from where it is anchored", () => {
  const style = { family: "Archivo", size: 20, weight: 700 } as const;
  const { path, advance } = outlineText("Rent", style);
  const xs = starts(path);
  expect(xs).toHaveLength(4);
  expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  expect(xs.at(-1)).toBeLessThan(advance);

  const first = (anchor: "middle" | "end") =>
    starts(outlineText("Rent", { ...style, anchor }).path)[0];
  expect(first("middle")).toBeCloseTo((xs[0] ?? 0) - advance / 2, 0);
  expect(first("end")).toBeCloseTo((xs[0] ?? 0) - advance, 0);
});

it("follows size, weight, width and spacing", () => {
  const advance = (style: Partial<Parameters<typeof outlineText>[1]>) =>
    outlineText("Warm by supper.", { family: "Archivo", size: 20, ...style }).advance;
  expect(advance({ size: 40 })).toBeCloseTo(2 * advance({}));
  expect(advance({ weight: 800 })).toBeGreaterThan(advance({}));
  expect(advance({ width: 70 })).toBeLessThan(advance({}));
  expect(advance({ spacing: 2 })).toBeGreaterThan(advance({}) + 28);
  expect(advance({ family: "Besley", weight: 800 })).toBeGreaterThan(advance({ family: "Besley" }));
});

it("refuses a letter that the font does not have", () => {
  expect(() => outlineText("報", { family: "Besley", size: 20 })).toThrow("not every letter");
});
