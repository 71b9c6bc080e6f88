import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { drawnTrades } from "@/content/trades";
import { lots } from "./street";

it("gives every trade that can be picked one lot", () => {
  const onStreet = lots.map(({ trade }) => trade).toSorted();
  expect(onStreet).toEqual(drawnTrades.map(({ id }) => id).toSorted());
});

it("has the place of every lot in the styles that bring it to the front", () => {
  const css = readFileSync("src/features/marketing/home/hero.css", "utf8");
  const rule = /:has\(\[value="(\w+)"\]:checked\) \.home-lot \{\s*--home-front: (\d+)/g;
  const places = new Map([...css.matchAll(rule)].map(([, trade, place]) => [trade, Number(place)]));
  // The first lot needs no rule.
  expect(Object.fromEntries(places)).toEqual(
    Object.fromEntries(lots.map(({ trade }, place) => [trade, place]).slice(1)),
  );
});
