import { useTranslation } from "react-i18next";
import { cn } from "@/lib/cn";
import { dealTerms } from "@/content/deal-terms";
import { formatUsd } from "@/lib/format/format";

const price = formatUsd(dealTerms.priceUsdPerMonth);
const due = formatUsd(dealTerms.dueTodayUsd);
const { billing, notice } = dealTerms;

const terms = [
  { term: "When it starts", text: billing.starts },
  { term: "Renewal", text: billing.renews },
  { term: "How to cancel", text: notice.long },
];

type CheckoutBillProps = { wantsCallsi: boolean; className?: string };

/** The price, when it is due, and how to cancel. Fits beside the form on a small laptop. */
export function CheckoutBill({ wantsCallsi, className }: CheckoutBillProps) {
  const { t } = useTranslation();
  return (
    <div
      className={cn(
        "rounded border border-line-strong bg-concrete-50 px-(--inset) py-5 [--inset:var(--spacing-gutter)] [--row:0.625rem] lg:[--inset:1.75rem] [@media(max-height:820px)]:py-3 [@media(max-height:820px)]:[--row:0.3rem]",
        className,
      )}
    >
      <h2 className="h3 border-b-2 border-text pb-(--row)">{t("Your bill")}</h2>
      <ul>
        {dealTerms.included.map(({ title }) => (
          <BillRow key={title} item={t(title)} price={t("Included")} />
        ))}
        <BillRow
          item={t(dealTerms.notIncluded[0].title)}
          price={wantsCallsi ? t("Quoted on the demo") : t("Not added")}
        />
      </ul>
      <p className="my-1 flex items-baseline justify-between py-(--row)">
        <span>{t("Each month")}</span>{" "}
        <b className="font-display text-[2.5rem]/none font-bold tracking-tight tabular-nums">
          {price}
        </b>
      </p>
      <p className="-mx-(--inset) flex justify-between bg-curb-400 px-(--inset) py-[calc(var(--row)+0.25rem)] font-bold [print-color-adjust:exact]">
        <span>{t("Due today")}</span> <b className="tabular-nums">{due}</b>
      </p>
      <dl className="pt-1">
        {terms.map(({ term, text }) => (
          <div key={term} className="border-b border-line-strong py-(--row) text-sm/[1.4]">
            <dt className="font-semibold">{t(term)}</dt>
            <dd className="text-text-2">{t(text)}</dd>
          </div>
        ))}
      </dl>
      <p className="pt-3 text-code text-text-2">{t(billing.taxes)}</p>
    </div>
  );
}

function BillRow({ item, price }: { item: string; price: string }) {
  return (
    <li className="flex justify-between gap-4 border-b border-line-strong py-(--row) text-base/snug">
      {item}
      <span className="text-sm/snug">{price}</span>
    </li>
  );
}

/** The bill on a narrow screen: its two figures stay visible, the rest unfolds. */
export function FoldedBill(bill: CheckoutBillProps) {
  const { t } = useTranslation();
  return (
    <details className="sticky top-0 z-10 -mx-gutter mt-6 bg-curb-400 lg:hidden">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-gutter py-2 leading-tight font-bold focus-visible:shadow-none focus-visible:-outline-offset-4 [&::-webkit-details-marker]:hidden">
        <span className="tabular-nums">
          {t("{{price}} a month, {{due}} today", { price, due })}
        </span>
        <span className="flex-none text-sm underline decoration-2 underline-offset-4">
          {t("Your bill")}
        </span>
      </summary>
      <CheckoutBill
        {...bill}
        className="max-h-[calc(100vh-120px)] overflow-y-auto rounded-none border-0 border-b"
      />
    </details>
  );
}
