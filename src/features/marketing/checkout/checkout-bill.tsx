import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { dealTerms } from "@/lib/deal-terms";
import { formatUsd } from "@/lib/format";
import "./checkout-bill.css";

const price = formatUsd(dealTerms.priceUsdPerMonth);
const due = formatUsd(dealTerms.dueTodayUsd);
const { billing, notice } = dealTerms;

/** What it costs, when, and how to stop it. */
export function CheckoutBill({ wantsCallsi }: { wantsCallsi: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="checkout-bill">
      <h2>{t("Your bill")}</h2>
      <ul>
        {dealTerms.included.map(({ title }) => (
          <li key={title}>
            {t(title)}
            <span>{t("Included")}</span>
          </li>
        ))}
        <li>
          {t(dealTerms.notIncluded[0].title)}
          <span>{wantsCallsi ? t("Quoted on the call") : t("Not added")}</span>
        </li>
      </ul>
      <p className="checkout-bill-total">
        <span>{t("Each month")}</span> <b className="tabular-nums">{price}</b>
      </p>
      <p className="checkout-bill-due">
        <span>{t("Due today")}</span> <b className="tabular-nums">{due}</b>
      </p>
      <dl>
        <div>
          <dt>{t("When it starts")}</dt>
          <dd>{t(billing.starts)}</dd>
        </div>
        <div>
          <dt>{t("Renewal")}</dt>
          <dd>{t(billing.renews)}</dd>
        </div>
        <div>
          <dt>{t("How to cancel")}</dt>
          <dd>{t(notice.long)}</dd>
        </div>
      </dl>
      <p className="checkout-bill-tax">{t(billing.taxes)}</p>
    </div>
  );
}

/** The bill on a narrow screen: its two figures stay in view, the rest unfolds. */
export function FoldedBill({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <details className="checkout-folded">
      <summary>
        <span className="tabular-nums">
          {t("{{price}} a month, {{due}} today", { price, due })}
        </span>
        <span className="checkout-folded-more">{t("Your bill")}</span>
      </summary>
      {children}
    </details>
  );
}
