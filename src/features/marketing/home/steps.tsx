import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "@/lib/paths";
import { steps } from "./home-copy";
import "./steps.css";

export function Steps() {
  const { t } = useTranslation();
  return (
    <section className="section home-steps on-dark" aria-labelledby="home-steps">
      <div className="wrap grid-12">
        <div className="home-steps-text">
          <h2 className="h1" id="home-steps">
            {t("From a phone call to open for business.")}
          </h2>
          <p className="lead">
            {t(
              "You talk, correct and approve. We design, write and build, and nothing goes live before you say so.",
            )}
          </p>
          <Link className="painted-link" to={paths.howItWorks}>
            {t("Every stop on the way")}
          </Link>
        </div>
        <ol>
          {steps.map(({ title, text, slip }, place) => (
            <li key={title}>
              <span className="plate" aria-hidden="true">
                {place + 1}
              </span>
              <div>
                <h3>{t(title)}</h3>
                <p>{t(text)}</p>
              </div>
              <div className="home-step-slip">
                <p>
                  <b>{t(slip.bold)}</b>
                  {slip.plain && <span>{t(slip.plain)}</span>}
                </p>
                <p>
                  {t(slip.below)}
                  {place > 0 && <span className="sample">{t("Example")}</span>}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
