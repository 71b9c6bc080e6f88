import { useTranslation } from "react-i18next";
import { site } from "@/lib/site";
import { betterElsewhere, comparedWays, comparison } from "./pricing-copy";
import "./comparison.css";

/** Who does what, in each way of having a website. */
export function Comparison() {
  const { t } = useTranslation();
  const us = t("Rent from {{brand}}", { brand: site.brand });
  return (
    <section className="section" aria-labelledby="pricing-comparison">
      <div className="wrap">
        <h2 className="h1" id="pricing-comparison">
          {t("Rent it, build it, or hire it")}
        </h2>
        <p className="lead">
          {t("Four honest ways to have a website. They differ mostly in who does the work.")}
        </p>
        <table className="pricing-comparison">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t("The job")}</span>
              </th>
              <th scope="col" className="pricing-comparison-us">
                {us}
              </th>
              {comparedWays.map((way) => (
                <th scope="col" key={way}>
                  {t(way)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparison.map(({ topic, renting, others }) => (
              <tr key={topic}>
                <th scope="row">{t(topic)}</th>
                <td className="pricing-comparison-us" data-label={us}>
                  {t(renting)}
                </td>
                {others.map((text, column) => (
                  <td key={comparedWays[column]} data-label={t(comparedWays[column] ?? "")}>
                    {t(text)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <BetterElsewhere />
      </div>
    </section>
  );
}

function BetterElsewhere() {
  const { t } = useTranslation();
  return (
    <div className="pricing-elsewhere">
      <h3>{t("When one of the others is the better buy")}</h3>
      <dl>
        {comparedWays.map((way, place) => (
          <div key={way}>
            <dt>{t(way)}</dt>
            <dd>{t(betterElsewhere[place] ?? "")}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
