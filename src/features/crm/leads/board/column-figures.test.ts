import { expect, it } from "vitest";
import { boardOf } from "@tests/fixtures/leads";
import { countText, worthText } from "./column-figures";

const column = { ...boardOf([]).new, count: 1234, value_cents: 29_900_000 };

it("says that there may be more than a search counts", () => {
  expect([countText(column), worthText(column)]).toEqual(["1,234", "$299,000"]);
  const least = { ...column, is_minimum: true };
  expect([countText(least), worthText(least)]).toEqual(["1,234+", "$299,000+"]);
  const none = { ...least, count: 0, value_cents: 0 };
  expect([countText(none), worthText(none)]).toEqual(["0", "$0"]);
});
