import { slugFromTitle } from "@/lib/format/slug";
import { trades, type Trade } from "@/content/trades";
import { isCritical, type Review } from "./reviews-data";

export type ReviewFilter = {
  /** Slug of a trade; "" for all. */
  trade: string;
  /** State as written in URLs, such as new-york; "" for all. */
  place: string;
  isCriticalOnly: boolean;
};

export const NO_FILTER: ReviewFilter = { trade: "", place: "", isCriticalOnly: false };

export type PlaceOption = { slug: string; name: string };

export function tradeOptions(reviews: readonly Review[]): Trade[] {
  return trades.filter(({ slug }) => reviews.some(({ trade }) => trade === slug));
}

export function placeOptions(reviews: readonly Review[]): PlaceOption[] {
  const names = [...new Set(reviews.map(({ state }) => state))].toSorted();
  return names.map((name) => ({ slug: slugFromTitle(name), name }));
}

/** Values without a review count as "all". */
export function readFilter(search: URLSearchParams, reviews: readonly Review[]): ReviewFilter {
  const known = (name: string, slugs: string[]) => {
    const value = search.get(name) ?? "";
    return slugs.includes(value) ? value : "";
  };
  return {
    trade: known(
      "trade",
      tradeOptions(reviews).map(({ slug }) => slug),
    ),
    place: known(
      "place",
      placeOptions(reviews).map(({ slug }) => slug),
    ),
    isCriticalOnly: search.get("rating") === "critical",
  };
}

/** The URL parameters of a filter, without defaults. */
export function filterSearch({ trade, place, isCriticalOnly }: ReviewFilter): string {
  const search = new URLSearchParams();
  if (trade) search.set("trade", trade);
  if (place) search.set("place", place);
  if (isCriticalOnly) search.set("rating", "critical");
  return search.toString();
}

export function matchingReviews(reviews: readonly Review[], filter: ReviewFilter): Review[] {
  return reviews.filter(
    (review) =>
      (filter.trade === "" || review.trade === filter.trade) &&
      (filter.place === "" || slugFromTitle(review.state) === filter.place) &&
      (!filter.isCriticalOnly || isCritical(review)),
  );
}
