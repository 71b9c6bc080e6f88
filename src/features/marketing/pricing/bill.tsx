import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { dealTerms } from "@/lib/deal-terms";
import "./bill.css";

/** Everything the rent covers, then everything it does not. */
export function Bill() {
  const { t } = useTranslation();
  return (
    <>
      <section className="section" aria-labelledby="pricing-included">
        <div className="wrap">
          <div className="pricing-bill-head">
            <h2 className="h1" id="pricing-included">
              {t("What’s on the bill")}
            </h2>
            <p className="text-muted">{t("Nothing here is an add-on.")}</p>
          </div>
          <div className="pricing-bill">
            {dealTerms.included.map(({ title, summary, items }) => (
              <div key={title}>
                <h3>{t(title)}</h3>
                <p>{t(summary)}</p>
                <ul>
                  {items.map((item) => (
                    <li key={item}>
                      <Check size={19} strokeWidth={2.6} aria-hidden />
                      {t(item)}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </section>
      <section className="section pricing-not" aria-labelledby="pricing-not-included">
        <div className="wrap grid-12">
          <div className="pricing-not-head">
            <h2 className="h2" id="pricing-not-included">
              {t("What isn’t on the bill")}
            </h2>
            <p className="lead">{t("So nobody is surprised in month two.")}</p>
          </div>
          <dl>
            {dealTerms.notIncluded.map(({ title, text }) => (
              <div key={title}>
                <dt>{t(title)}</dt>
                <dd>{t(text)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </>
  );
}
