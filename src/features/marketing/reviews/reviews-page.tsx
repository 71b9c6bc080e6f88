import { useTranslation } from "react-i18next";
import { Intro } from "@/components/intro";
import { TextLink } from "@/components/text-link";
import { Trans } from "@/components/trans";
import { env } from "@/lib/env";
import { ClosingBand } from "../closing-band";
import { PageOpening } from "../page-opening";
import { EmptyFront } from "@/components/brand/empty-front";
import { TermList } from "../term-list";
import { RatingBand } from "./rating-band";
import { ReviewList } from "./review-list";
import { closing, reviewRules } from "./reviews-content";
import { shownReviews } from "./reviews-data";

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
