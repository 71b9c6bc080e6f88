import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Intro } from "@/components/intro";
import { textLinkVariants } from "@/components/text-link";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { dealTerms } from "@/content/deal-terms";
import { formatUsd } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { ScheduleDemoButton } from "../schedule-demo/schedule-demo-button";

const price = formatUsd(dealTerms.priceUsdPerMonth);

export function PriceSlab() {
  const { t } = useTranslation();
  return (
    <>
      <section className="pt-8 pb-7 sm:pt-10 lg:pt-18 lg:pb-14">
        <div className="wrap grid-12 items-end">
          <h1 className="display col-span-full lg:col-span-7">{t("The whole price list.")}</h1>
          <Intro className="col-span-full mt-4 max-sm:max-w-84 sm:mt-7 lg:col-span-5 lg:mt-0">
            {t(
              "One plan, because a plumber in Waco and a roofer in Bend need the same thing: a site that gets called, and someone keeping it that way.",
            )}
          </Intro>
        </div>
      </section>
      <section className="relative bg-[linear-gradient(var(--color-curb-200)_0_40px,var(--color-curb-600)_40px_43px,var(--color-curb-400)_43px)] [print-color-adjust:exact]">
        <div className="absolute inset-x-0 top-0 h-16 bg-[repeating-linear-gradient(90deg,transparent_0_358px,var(--color-curb-600)_358px_361px)] print:hidden" />
        <div className="wrap grid-12 relative items-center pt-19 pb-8 sm:pt-21 sm:pb-11.5">
          <p
            className="col-span-full flex items-center justify-center rounded bg-white px-4 pt-5 pb-1.5 text-[min(11rem,40vw)]/[0.86] font-[850] tracking-[0.005em] font-stretch-70% tabular-nums md:text-[clamp(7rem,20vw,17.5rem)]/[0.86] lg:col-span-7"
            aria-hidden="true"
          >
            {price}
          </p>
          <div className="col-span-full mt-6.5 lg:col-span-5 lg:mt-0">
            <h2 className="text-[clamp(1.6rem,2.6vw,2.3rem)]/[1.15] font-bold tracking-[-0.02em] max-sm:max-w-84">
              <span className="sr-only">{price}</span>{" "}
              <span className="block">{t("a month, in US dollars.")}</span>{" "}
              {t("Build, hosting, optimization and upkeep included.")}
            </h2>
            <p className="mt-3 mb-5.5 text-asphalt-800">{t(dealTerms.billing.starts)}</p>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
              <Link
                className={cn(buttonVariants({ variant: "ink", size: "lg" }), "max-sm:w-full")}
                to={paths.checkout}
              >
                {t("Start for {{price}}/month", { price })}
              </Link>
              <ScheduleDemoButton
                inPage
                className={cn(
                  textLinkVariants({ variant: "painted" }),
                  "decoration-text decoration-2 hover:decoration-4",
                )}
              />
            </div>
          </div>
        </div>
      </section>
    </>
  );
}
