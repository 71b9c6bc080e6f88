import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { EmptyFront } from "@/components/brand/empty-front";
import { Button } from "@/components/ui/button";
import { ReviewEntry } from "./review-entry";
import { filterSearch, matchingReviews, NO_FILTER, readFilter } from "./review-filter";
import { ReviewFilterBar } from "./review-filter-bar";
import type { Review } from "./reviews-data";

export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  // One HTML file answers every URL, so it shows all of them.
  const filter = useIsHydrated() ? readFilter(search, reviews) : NO_FILTER;
  const shown = matchingReviews(reviews, filter);
  const change = (next: typeof filter) =>
    setSearch(filterSearch(next), { replace: true, preventScrollReset: true });
  return (
    <section id="reviews" aria-labelledby="reviews-heading">
      <h2 className="sr-only" id="reviews-heading">
        {t("What they wrote")}
      </h2>
      <ReviewFilterBar
        reviews={reviews}
        filter={filter}
        shownCount={shown.length}
        onChange={change}
      />
      <div className="wrap">
        {shown.map((review) => (
          <ReviewEntry key={review.id} review={review} />
        ))}
        {shown.length === 0 && (
          <div className="flex flex-wrap items-center gap-x-8 gap-y-6 py-16">
            <EmptyFront />
            <div>
              <h3 className="h3 mb-1">{t("Nobody from there yet.")}</h3>
              <p className="text-muted">{t("No review matches all of these filters.")}</p>
              <Button variant="link" className="min-h-11" onClick={() => change(NO_FILTER)}>
                {t("Clear filters")}
              </Button>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
