import { useTranslation } from "react-i18next";
import { Fold } from "@/components/fold";
import { Intro } from "@/components/intro";
import { TextLink } from "@/components/text-link";
import { dealTerms } from "@/content/deal-terms";
import { formatUsd } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import "./home.css";

export function Bill({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <section className="section" id={id} aria-labelledby="home-bill">
      <div className="wrap grid-12">
        <div className="col-span-full lg:sticky lg:top-32 lg:col-span-5 lg:self-start">
          <h2 className="h1" id="home-bill">
            {t("One bill. Everything on it.")}
          </h2>
          <Intro className="max-w-[38ch]">
            {t(
              "A good website is never finished, so we don’t sell you one. We rent you one, and keep working on it for as long as you do.",
            )}
          </Intro>
          <TextLink variant="painted" className="mt-4" to={paths.pricing}>
            {t("How pricing works")}
          </TextLink>
        </div>
        <div className="home-torn relative col-span-full mt-9 border border-line-strong bg-concrete-50 px-5 py-6 shadow-plate lg:col-span-6 lg:col-start-7 lg:mt-2 lg:px-9">
          <div className="flex justify-between gap-3 border-b-2 border-text pb-4 text-code/[1.4]">
            <p>
              <b className="block">{t("Work order")}</b>
              {t("Monthly website rental")}
            </p>
            <p className="sm:text-right">
              <b className="block">{t("For")}</b>
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
    <li className="relative border-b border-line-strong py-4 text-sm/[1.4]">
      <div className="flex justify-between gap-4 max-sm:pr-10">
        <h3 className="font-sans text-body font-bold">{t(title)}</h3>
        <span className="font-medium">{t("Included")}</span>
      </div>
      <p className="text-muted">{t(summary)}</p>
      <Fold label={t(title)}>
        <ul className="gap-x-6 pt-2 sm:columns-2">
          {items.map((item) => (
            <li
              key={item}
              className="flex break-inside-avoid gap-2 py-0.5 before:mt-[0.65em] before:w-2.5 before:flex-none before:border-t-2 before:border-asphalt-400"
            >
              {t(item)}
            </li>
          ))}
        </ul>
      </Fold>
    </li>
  );
}

function BillTotal() {
  const { t } = useTranslation();
  return (
    <dl className="font-bold tabular-nums">
      <div className="flex justify-between pt-4">
        <dt>{t("Due today")}</dt>
        <dd>{formatUsd(dealTerms.dueTodayUsd)}</dd>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pt-4 sm:flex-nowrap">
        <dt>
          {t("Total")}
          <span className="block max-w-[34ch] text-sm/[1.4] font-normal text-muted">
            {t(dealTerms.billing.starts)}
          </span>
        </dt>
        <dd className="font-display text-[clamp(2.6rem,4vw,3.6rem)]/none tracking-[-0.03em] whitespace-nowrap">
          {formatUsd(dealTerms.priceUsdPerMonth)}
          <small className="ml-1 font-sans text-base font-medium tracking-normal">
            {t("/ month")}
          </small>
        </dd>
      </div>
    </dl>
  );
}
