import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { dealTerms } from "@/lib/deal-terms";
import { paths } from "@/lib/paths";
import { OwnershipDrawing } from "./ownership-drawing";
import "./plain-deal.css";

const { ownership, notice, export: takeAway, response } = dealTerms;
const lines = [
  ownership,
  notice,
  takeAway,
  { short: "Someone calls you back", long: response.long },
];

/** Who owns what, and how to leave. */
export function PlainDeal() {
  const { t } = useTranslation();
  return (
    <section className="pricing-deal" aria-labelledby="pricing-deal">
      <div className="wrap grid-12">
        <div className="pricing-deal-text">
          <h2 className="h1" id="pricing-deal">
            {t("The plain deal")}
          </h2>
          <dl>
            {lines.map(({ short, long }) => (
              <div key={short}>
                <dt>{t(short)}</dt>
                <dd>{t(long)}</dd>
              </div>
            ))}
          </dl>
          <Link className="painted-link" to={paths.terms}>
            {t("Read the full terms")}
          </Link>
        </div>
        <figure className="pricing-deal-art">
          <figcaption>
            <ul>
              <li className="pricing-deal-yours">
                <b>{t("Yours")}</b>
                {ownership.yours.map((item) => (
                  <span key={item}>{t(item)}</span>
                ))}
              </li>
              <li className="pricing-deal-ours">
                <b>{t("Ours, rented to you")}</b>
                {ownership.ours.map((item) => (
                  <span key={item}>{t(item)}</span>
                ))}
              </li>
            </ul>
          </figcaption>
          <OwnershipDrawing />
        </figure>
      </div>
      <div className="curb" />
    </section>
  );
}
