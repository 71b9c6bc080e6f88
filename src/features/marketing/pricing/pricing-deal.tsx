import { useTranslation } from "react-i18next";
import { Curb } from "@/components/brand/curb";
import { DrawnPicture } from "@/components/drawn-picture";
import { TextLink } from "@/components/text-link";
import { dealTerms } from "@/content/deal-terms";
import { paths } from "@/lib/paths";
import { TermList } from "../term-list";

const { launch, ownership, notice, leaving } = dealTerms;
const lines = [launch, ownership, notice, leaving];

/** How long it takes, who owns what, and how to leave. */
export function PlainDeal() {
  const { t } = useTranslation();
  return (
    <section className="bg-sky-100 pt-section" aria-labelledby="pricing-deal">
      <div className="wrap grid-12 items-end">
        <div className="col-span-full pb-7 lg:col-span-7 lg:pb-18">
          <h2 className="h1" id="pricing-deal">
            {t("The plain deal")}
          </h2>
          <TermList
            isFolded
            className="mt-6 mb-3 text-base/[1.6] sm:mt-9 sm:mb-5"
            rowClassName="border-text/20 sm:gap-y-1 sm:py-5 xl:grid-cols-[16rem_1fr]"
            items={lines.map(({ short, long }) => ({ term: t(short), text: t(long) }))}
          />
          <p className="flex flex-wrap gap-x-8">
            <TextLink variant="painted" to={paths.terms}>
              {t("Read the full terms")}
            </TextLink>
            <TextLink variant="painted" to={paths.exampleReport}>
              {t("See a month’s report")}
            </TextLink>
          </p>
        </div>
        <figure className="col-span-full flex flex-row-reverse items-end justify-between gap-5 sm:flex-wrap sm:gap-6 lg:col-span-5 lg:ml-7 lg:flex-col lg:flex-nowrap lg:items-stretch">
          <figcaption className="flex-[1_0_9.5rem] sm:flex-[1_1_18rem] sm:pb-8 lg:flex-none lg:pb-0">
            <ul className="grid gap-5 pb-4 sm:grid-cols-2 sm:gap-6 sm:pb-0">
              <li className="grid content-start border-l-7 border-spruce-800 pt-1.5 pl-3.5 text-sm/[1.6]">
                <b className="text-base">{t("Yours")}</b>
                {ownership.yours.map((item) => (
                  <span key={item}>{t(item)}</span>
                ))}
              </li>
              <li className="grid content-start border-l-[2.5px] border-dashed border-text pt-1.5 pl-3.5 text-sm/[1.6]">
                <b className="text-base">{t("Ours, rented to you")}</b>
                {ownership.ours.map((item) => (
                  <span key={item}>{t(item)}</span>
                ))}
              </li>
            </ul>
          </figcaption>
          <DrawnPicture
            className="min-w-0 flex-[0_1_15rem] sm:flex-[0_1_23rem] lg:flex-none"
            src="/drawings/ownership.svg"
            alt={t(
              "A storefront on a curb. The sign, the lettering, the photos and the reviews are painted in: yours. The building around them is a dashed outline: rented.",
            )}
            width={480}
            height={430}
          />
        </figure>
      </div>
      <Curb className="[--face:34px]" />
    </section>
  );
}
