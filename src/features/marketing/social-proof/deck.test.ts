import { expect, it } from "vitest";
import { createDeck } from "./deck";

it("can put any item first", () => {
  const firsts = new Set(
    Array.from({ length: 100 }, (_, i) => createDeck(["a", "b", "c"], () => i / 100)()),
  );
  expect(firsts).toEqual(new Set(["a", "b", "c"]));
});

it("never begins a round with what the last one ended on", () => {
  for (const random of [0, 0.3, 0.5, 0.7, 0.99]) {
    const deal = createDeck(["a", "b", "c"], () => random);
    const dealt = Array.from({ length: 9 }, deal);
    for (let i = 1; i < dealt.length; i += 1) expect(dealt[i]).not.toBe(dealt[i - 1]);
    expect(new Set(dealt.slice(3, 6)).size).toBe(3);
  }
});

it("deals nothing from nothing", () => {
  expect(createDeck([], () => 0)()).toBeUndefined();
});
