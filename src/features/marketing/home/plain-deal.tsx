import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "@/lib/paths";
import { dealLines } from "./home-copy";
import "./plain-deal.css";

/** The terms people ask about, on one page of a pocket notebook. */
export function PlainDeal() {
  const { t } = useTranslation();
  return (
    <section className="section home-deal" aria-labelledby="home-deal">
      <div className="wrap grid-12">
        <div className="home-deal-text">
          <h2 className="h1" id="home-deal">
            {t("The plain deal, in four lines.")}
          </h2>
          <p className="lead">{t("The terms say the same, in full sentences.")}</p>
          <Link className="painted-link" to={paths.terms}>
            {t("Read the terms")}
          </Link>
        </div>
        <dl>
          {dealLines.map(({ short, long }) => (
            <div key={short}>
              <dt>{t(short)}</dt>
              <dd>{t(long)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
