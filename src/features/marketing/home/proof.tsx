import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "@/lib/paths";
import { sampleReviews, type SampleReview } from "./home-copy";
import "./proof.css";

/** Invented reviews, which say that they are. A production build does not show them. */
export function Proof() {
  const { t } = useTranslation();
  const [first, ...others] = sampleReviews;
  return (
    <section className="section home-proof" aria-labelledby="home-proof">
      <div className="wrap grid-12">
        <div className="home-proof-text">
          <h2 className="h2" id="home-proof">
            {t("Example reviews, until the real ones come in.")}
          </h2>
          <p>
            {t(
              "We wrote these ourselves. Each one goes when a client’s own words can take its place.",
            )}{" "}
            <Link className="inline-link" to={paths.reviews}>
              {t("How we collect reviews")}
            </Link>
          </p>
        </div>
        <Review review={first} />
        <div className="home-proof-others">
          {others.map((review) => (
            <Review key={review.name} review={review} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Review({ review }: { review: SampleReview }) {
  const { t } = useTranslation();
  const { quote, name, trade, town, mapUrl } = review;
  return (
    <figure className="home-review">
      <blockquote>{t("“{{quote}}”", { quote: t(quote) })}</blockquote>
      <figcaption>
        <img src={mapUrl} alt="" width={96} height={96} loading="lazy" />
        <span>
          <b>{t("{{name}}, {{trade}}", { name, trade: t(trade) })}</b>
          {town}
        </span>
        <span className="sample">{t("Example")}</span>
      </figcaption>
    </figure>
  );
}
