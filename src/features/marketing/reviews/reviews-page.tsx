import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { Intro } from "@/components/intro";
import { TextLink } from "@/components/text-link";
import { Trans } from "@/components/trans";
import { env } from "@/lib/env";
import { ClosingBand } from "../closing-band";
import { PageOpening } from "../page-opening";
import { EmptyFront } from "@/components/brand/empty-front";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { exampleRating } from "@/content/company";
import { TermList } from "../term-list";
import { closing, reviewRules } from "./reviews-content";
import { shownReviews, countedRating, starCounts, type Review } from "./reviews-data";
import { ReviewEntry } from "./review-entry";
import { filterSearch, matchingReviews, NO_FILTER, readFilter } from "./review-filter";
import { ReviewFilterBar } from "./review-filter-bar";

const hasReviews = shownReviews.length > 0;

export function Reviews() {
  const { t } = useTranslation();
  return (
    <>
      <Opening />
      <RatingBand reviews={shownReviews} isDemo={env.isDemo} />
      {hasReviews ? <ReviewList reviews={shownReviews} /> : <NoReviewsYet />}
      <section className="section bg-concrete-100">
        <div className="wrap grid-12">
          <div className="col-span-full lg:col-span-4">
            <h2 className="h2">{t("How a review gets on this page")}</h2>
            <Intro>
              {hasReviews && !env.isDemo
                ? t("The same rules for the good ones and the bad ones.")
                : t("These are the rules for the real ones, when there are real ones.")}
            </Intro>
          </div>
          <TermList
            className="col-span-full mt-8 lg:col-span-7 lg:col-start-6 lg:mt-0"
            rowClassName="sm:grid-cols-[12rem_1fr]"
            items={reviewRules.map(({ title, text }) => ({ term: t(title), text: t(text) }))}
          />
        </div>
      </section>
      <ClosingBand heading={t(closing.heading)} text={t(closing.text)} />
    </>
  );
}

function Opening() {
  const { t } = useTranslation();
  return (
    <section>
      <PageOpening title={[t("The good ones,"), t("and the other ones.")]}>
        <Intro className="mt-0">
          {t("If a page only has five stars on it, somebody tidied up.")}{" "}
          {hasReviews ? (
            <Trans
              i18nKey="Filter these by trade and place, or go <complaints>straight to the complaints</complaints>."
              components={{
                complaints: <TextLink to={{ search: "?rating=critical", hash: "#reviews" }} />,
              }}
            />
          ) : (
            t("This page takes both kinds, with our answer underneath.")
          )}
        </Intro>
        {env.isDemo && (
          <p className="sample mt-4">{t("Every person and review here is an example we wrote.")}</p>
        )}
      </PageOpening>
    </section>
  );
}

/** Shown in production until the first client agrees to be quoted. */
function NoReviewsYet() {
  const { t } = useTranslation();
  return (
    <section className="wrap flex flex-wrap items-center gap-x-10 gap-y-8 pt-6 pb-section lg:gap-x-20 [&>svg]:h-auto [&>svg]:w-75">
      <EmptyFront />
      <div className="max-w-176 flex-[1_1_22rem]">
        <h2 className="h2">{t("Nobody has written one yet.")}</h2>
        <Intro>
          {t(
            "We would rather show you an empty page than a full one we wrote ourselves. When clients have had their third monthly report, all of them are asked, and what they say goes here.",
          )}
        </Intro>
      </div>
    </section>
  );
}

function ReviewList({ reviews }: { reviews: readonly Review[] }) {
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

type RatingBandProps = { reviews: readonly Review[]; isDemo: boolean };

/** The specified example figure, marked, in the demo; otherwise computed from the page's reviews. */
function RatingBand({ reviews, isDemo }: RatingBandProps) {
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
