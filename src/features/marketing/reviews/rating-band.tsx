import { useTranslation } from "react-i18next";
import { exampleRating } from "@/lib/site";
import { countedRating, starCounts, type Review } from "./reviews-data";

type RatingBandProps = { reviews: readonly Review[]; isDemo: boolean };

/** In the demo the specified example figure, marked; otherwise what the page's own reviews add up to. */
export function RatingBand({ reviews, isDemo }: RatingBandProps) {
  const { t } = useTranslation();
  const rating = isDemo ? exampleRating : countedRating(reviews);
  if (rating === null) return null;
  return (
    <section className="reviews-rating" aria-label={t("Rating")}>
      <div className="wrap">
        <p className="reviews-figure tabular-nums">
          {rating.value.toFixed(1)}
          <small>
            <span>{t("from {{count}} reviews", { count: rating.count })}</span>
            {isDemo && <span className="sample">{t("Example")}</span>}
          </small>
        </p>
        <div>
          <h2>{isDemo ? t("Don’t believe this number yet.") : t("Count it yourself.")}</h2>
          <p>
            {isDemo
              ? t(
                  "It’s placeholder data for the demo. The live site shows a rating only when it can be counted from reviews on this page.",
                )
              : t("It is the plain average of every review on this page, the bad ones included.")}
          </p>
        </div>
        <StarChart reviews={reviews} isDemo={isDemo} />
      </div>
    </section>
  );
}

function StarChart({ reviews, isDemo }: RatingBandProps) {
  const { t } = useTranslation();
  const counts = starCounts(reviews);
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <figure className="reviews-chart tabular-nums">
      <ul>
        {counts.map(({ stars, count }) => (
          <li key={stars}>
            <span>{stars === 1 ? t("1 star") : t("{{stars}} stars", { stars })}</span>
            <i style={{ width: `${(count / most) * 100}%` }} aria-hidden="true" />
            <b>{count}</b>
          </li>
        ))}
      </ul>
      <figcaption>
        {isDemo
          ? t("The {{count}} example reviews below, counted.", { count: reviews.length })
          : t("The {{count}} reviews below, counted.", { count: reviews.length })}
      </figcaption>
    </figure>
  );
}
