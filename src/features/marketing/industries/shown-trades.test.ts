import { describe, expect, it } from "vitest";
import { drawnTrades } from "@/lib/site/trades";
import { filterFrom, filterLink, previewLink, tradesInOrder } from "./shown-trades";
import { tradeStories } from "./trade-stories";

describe("the trade named by the address", () => {
  it.each(drawnTrades.map((trade) => trade.slug))(
    "%s survives a round trip through its link",
    (slug) => {
      const trade = filterFrom(new URLSearchParams({ trade: slug }));
      expect(trade?.slug).toBe(slug);
      expect(filterFrom(new URLSearchParams(filterLink(trade).search))).toBe(trade);
    },
  );

  it.each(["", "?trade=", "?trade=hvac", "?trade=Roofing", "?trade=__proto__", "?trades=roofing"])(
    "%j shows every trade",
    (search) => {
      expect(filterFrom(new URLSearchParams(search))).toBeUndefined();
    },
  );

  it("takes the first of several", () => {
    const search = new URLSearchParams("?trade=roofing&trade=plumbing");
    expect(filterFrom(search)?.slug).toBe("roofing");
  });
});

it("shows each trade that is drawn exactly once", () => {
  expect(tradesInOrder.map((trade) => trade.slug).toSorted()).toEqual(
    drawnTrades.map((trade) => trade.slug).toSorted(),
  );
});

it("hands the trade on to sign-up", () => {
  const [trade] = drawnTrades;
  expect(previewLink(trade)).toEqual({ pathname: "/signup", search: `?trade=${trade.slug}` });
});

it.each(Object.entries(tradeStories))(
  "%s has a year of twelve months between 0 and 3",
  (_id, story) => {
    expect(story.season.months).toHaveLength(12);
    expect(story.season.months.every((level) => level >= 0 && level <= 3)).toBe(true);
  },
);
