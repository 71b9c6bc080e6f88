import { expect, it } from "vitest";
import { pagesToShow } from "./post-list";

it.each([
  [1, 1, "1"],
  [1, 3, "1 2 3"],
  [1, 400, "1 2 … 400"],
  [3, 400, "1 2 3 4 … 400"],
  [4, 400, "1 2 3 4 5 … 400"],
  [100, 400, "1 … 99 100 101 … 400"],
  [398, 400, "1 … 397 398 399 400"],
  [400, 400, "1 … 399 400"],
])("page %i of %i shows %s", (page, pages, shown) => {
  expect(
    pagesToShow(page, pages)
      .map((number) => number ?? "…")
      .join(" "),
  ).toBe(shown);
});
