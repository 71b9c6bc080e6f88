import { expect, it } from "vitest";
import { filterSearch, matchingReviews, NO_FILTER, readFilter } from "./review-filter";
import { countedRating, isCritical, shownReviews as reviews, starCounts } from "./reviews-data";

const read = (search: string) => readFilter(new URLSearchParams(search), reviews);

it("reads what the address asks for", () => {
  expect(read("trade=electrical&place=new-york&rating=critical")).toEqual({
    trade: "electrical",
    place: "new-york",
    isCriticalOnly: true,
  });
});

it.each(["", "trade=blacksmith&place=atlantis&rating=rude", "trade=&place=%00", "place=New York"])(
  "falls back to all of them for ?%s",
  (search) => {
    expect(read(search)).toEqual(NO_FILTER);
    expect(matchingReviews(reviews, read(search))).toHaveLength(reviews.length);
  },
);

it("writes an address that reads back the same", () => {
  const filter = { trade: "roofing", place: "georgia", isCriticalOnly: true };
  expect(read(filterSearch(filter))).toEqual(filter);
  expect(filterSearch(NO_FILTER)).toBe("");
});

it("shows only what matches every filter", () => {
  const found = matchingReviews(reviews, read("trade=electrical&place=new-york"));
  expect(found.map(({ city }) => city)).toEqual(["Utica"]);
  expect(matchingReviews(reviews, read("trade=electrical&place=texas"))).toEqual([]);
});

it("has critical reviews, each with a reply that says what changed", () => {
  const critical = matchingReviews(reviews, read("rating=critical"));
  expect(critical.length).toBeGreaterThan(1);
  for (const review of critical) {
    expect(isCritical(review)).toBe(true);
    expect(review.reply?.change).toBeTruthy();
  }
});

it("counts what is there and nothing else", () => {
  expect(countedRating([])).toBeNull();
  expect(countedRating(reviews)).toEqual({ value: 3.6, count: 7 });
  const counted = starCounts(reviews).reduce((sum, { count }) => sum + count, 0);
  expect(counted).toBe(reviews.length);
});
