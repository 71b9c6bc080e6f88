import { useTranslation } from "react-i18next";
import { Fold } from "@/components/fold";
import { Intro } from "@/components/intro";
import { dealTerms } from "@/content/deal-terms";
import { TermList } from "../term-list";

export function Bill() {
  const { t } = useTranslation();
  return (
    <>
      <section className="section" aria-labelledby="pricing-included">
        <div className="wrap">
          <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 sm:mb-10">
            <h2 className="h1" id="pricing-included">
              {t("What’s on the bill")}
            </h2>
            <p className="text-muted">{t("Nothing here is an add-on.")}</p>
          </div>
          <div className="border-t-2 border-text">
            {dealTerms.included.map(({ title, summary, items }) => (
              <div
                key={title}
                className="relative break-inside-avoid gap-x-8 border-b border-line-strong py-3.5 sm:py-7.5 lg:grid lg:grid-cols-12"
              >
                <h3 className="text-2xl/tight tracking-[-0.02em] sm:text-[1.9rem]/tight lg:col-span-3">
                  {t(title)}
                </h3>
                <p className="text-base text-muted sm:mt-2 sm:mb-4 lg:col-span-3 lg:m-0">
                  {t(summary)}
                </p>
                <Fold className="lg:col-span-6" label={t(title)}>
                  <Included items={items.map((item) => t(item))} />
                </Fold>
              </div>
            ))}
          </div>
        </div>
      </section>
      <section className="section bg-concrete-100" aria-labelledby="pricing-not-included">
        <div className="wrap grid-12">
          <div className="col-span-full lg:col-span-4">
            <h2 className="h2" id="pricing-not-included">
              {t("What isn’t on the bill")}
            </h2>
            <Intro>{t("So nobody is surprised in month two.")}</Intro>
          </div>
          <TermList
            isFolded
            className="col-span-full mt-5 sm:mt-8 lg:col-span-7 lg:col-start-6 lg:mt-0"
            rowClassName="sm:gap-y-1 md:grid-cols-[13rem_1fr]"
            items={dealTerms.notIncluded.map(({ title, text }) => ({
              term: t(title),
              text: t(text),
            }))}
          />
        </div>
      </section>
    </>
  );
}

/** The ticks are CSS, which is lighter than twenty-four pictures. */
function Included({ items }: { items: readonly string[] }) {
  return (
    <ul className="gap-x-8 max-sm:pt-4 sm:columns-2">
      {items.map((item) => (
        <li
          key={item}
          className="flex break-inside-avoid gap-3.5 pb-2.5 pl-1.25 text-base/[1.4] before:mt-0.75 before:h-3.25 before:w-1.75 before:flex-none before:rotate-45 before:border-r-[2px] before:border-b-[2px]"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
