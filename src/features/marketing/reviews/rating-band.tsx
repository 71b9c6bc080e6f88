import { useTranslation } from "react-i18next";
import { cn } from "@/lib/cn";
import { exampleRating } from "@/content/company";
import { countedRating, starCounts, type Review } from "./reviews-data";

type RatingBandProps = { reviews: readonly Review[]; isDemo: boolean };

/** The specified example figure, marked, in the demo; otherwise computed from the page's reviews. */
export function RatingBand({ reviews, isDemo }: RatingBandProps) {
  const { t } = useTranslation();
  const rating = isDemo ? exampleRating : countedRating(reviews);
  if (rating === null) return null;
  return (
    <section className="border-y border-line-strong bg-concrete-100" aria-label={t("Rating")}>
      <div className="wrap grid items-center gap-x-10 gap-y-6 py-9 sm:grid-cols-[auto_1fr] lg:grid-cols-[auto_1fr_1.25fr] xl:gap-x-14">
        <p
          className={cn(
            "flex items-end gap-3 justify-self-start rounded border-2 bg-white px-5 pt-3.5 pb-2.5 text-[5.5rem]/[0.9] font-extrabold font-stretch-72% tabular-nums",
            isDemo ? "border-dashed border-field" : "border-text",
          )}
        >
          {rating.value.toFixed(1)}
          <small className="grid justify-items-start gap-1 pb-2 text-sm/tight font-medium font-stretch-100%">
            <span className="max-w-22">{t("from {{count}} reviews", { count: rating.count })}</span>
            {isDemo && <span className="sample bg-concrete-50">{t("Example")}</span>}
          </small>
        </p>
        <div>
          <h2 className="mb-1.5 text-[1.35rem]/tight tracking-[-0.012em]">
            {isDemo ? t("Don’t believe this number yet.") : t("Count it yourself.")}
          </h2>
          <p className="text-base text-text-2">
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
    <figure className="tabular-nums sm:col-span-2 lg:col-span-1">
      <ul className="grid gap-1.5 text-sm/tight">
        {counts.map(({ stars, count }) => (
          <li key={stars} className="grid grid-cols-[4.25rem_1fr_1.5rem] items-center gap-3">
            <span>{t("{{count}} stars", { count: stars, defaultValue_one: "1 star" })}</span>
            <i
              className="h-3.5 min-w-0.75 rounded-[1px] bg-spruce-800"
              style={{ width: `${(count / most) * 100}%` }}
              aria-hidden="true"
            />
            <b className="text-right font-semibold">{count}</b>
          </li>
        ))}
      </ul>
      <figcaption className="mt-2.5 text-xs">
        {isDemo
          ? t("The {{count}} example reviews below, counted.", { count: reviews.length })
          : t("The {{count}} reviews below, counted.", { count: reviews.length })}
      </figcaption>
    </figure>
  );
}
