import { describe, expect, it } from "vitest";
import { drawnTrades } from "@/content/trades";
import { filterFrom, filterLink } from "./industries-page";

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
