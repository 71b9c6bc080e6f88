import { expect, it } from "vitest";
import { hostileTotal } from "./hostile-total.mjs";

it("adds up the results of the suite's parts", () => {
  const lines = [
    "hostile: guesses: 4132 tried, 0 succeeded",
    "hostile: a part: with a colon: 5 tried, 1 succeeded",
    "",
  ];
  expect(hostileTotal(lines.join("\n"))).toBe(
    "Hostile suite: 4137 tried, 1 succeeded, in 2 parts.",
  );
});
