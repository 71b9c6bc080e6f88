import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { dealTerms } from "@/lib/deal-terms";
import { formatUsd } from "@/lib/format";
import { paths } from "@/lib/paths";
import "./bill.css";

/** What the rent covers, as the invoice it would arrive on. */
export function Bill({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <section className="section" id={id} aria-labelledby="home-bill">
      <div className="wrap grid-12">
        <div className="home-bill-text">
          <h2 className="h1" id="home-bill">
            {t("One bill. Everything on it.")}
          </h2>
          <p className="lead">
            {t(
              "A good website is never finished, so we don’t sell you one. We rent you one, and keep working on it for as long as you do.",
            )}
          </p>
          <Link className="painted-link" to={paths.pricing}>
            {t("How pricing works")}
          </Link>
        </div>
        <div className="home-bill-ticket">
          <div className="home-bill-head">
            <p>
              <b>{t("Work order")}</b>
              {t("Monthly website rental")}
            </p>
            <p>
              <b>{t("For")}</b>
              {t("Your business, your town")}
            </p>
          </div>
          <ul>
            {dealTerms.included.map((line) => (
              <BillLine key={line.title} {...line} />
            ))}
          </ul>
          <BillTotal />
        </div>
      </div>
    </section>
  );
}

function BillLine({ title, summary, items }: (typeof dealTerms.included)[number]) {
  const { t } = useTranslation();
  return (
    <li className="home-bill-line">
      <h3>{t(title)}</h3>
      <p>{t(summary)}</p>
      <span>{t("Included")}</span>
      <ul>
        {items.map((item) => (
          <li key={item}>{t(item)}</li>
        ))}
      </ul>
    </li>
  );
}

function BillTotal() {
  const { t } = useTranslation();
  return (
    <dl className="home-bill-total">
      <div>
        <dt>{t("Due today")}</dt>
        <dd className="tabular-nums">{formatUsd(dealTerms.dueTodayUsd)}</dd>
      </div>
      <div>
        <dt>
          {t("Total")}
          <span>{t(dealTerms.billing.starts)}</span>
        </dt>
        <dd className="tabular-nums">
          {formatUsd(dealTerms.priceUsdPerMonth)}
          <small>{t("/ month")}</small>
        </dd>
      </div>
    </dl>
  );
}
