import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Curb } from "@/components/brand/curb";
import { EXAMPLE_BUSINESSES } from "@/content/example-businesses";
import { Unbroken } from "@/components/unbroken";
import { textLinkVariants } from "@/components/text-link";
import { cn } from "@/lib/cn";
import { dealTerms } from "@/content/deal-terms";
import { formatUsd } from "@/lib/format/format";
import { site } from "@/content/company";
import { Street } from "./street";
import { TradePicker } from "./trade-picker";
import { useFrontTrade } from "./use-front-trade";

/** English, for `t()`. */
const roadSigns = [
  "Built for you",
  "Hosted and backed up",
  "Tuned for local search",
  "Improved every month",
];

export function Hero({ billId }: { billId: string }) {
  const { t } = useTranslation();
  const streetRef = useRef<HTMLDivElement>(null);
  const { front, picked, pickTrade } = useFrontTrade(streetRef);
  return (
    <section className="home-hero bg-sky-100" aria-labelledby="home-title">
      <div className="wrap grid-12 items-end pt-6 sm:pt-12 lg:pt-10">
        <h1
          className="display col-span-full text-[min(2.7rem,12vw)] sm:text-[min(8.6vw,5.4rem)] lg:col-span-9 lg:text-[min(6vw,5.4rem)]"
          id="home-title"
        >
          <Unbroken text={t("Rent the best-looking front on the block.")} />
        </h1>
        <div className="col-span-full mt-5 items-end justify-between gap-10 md:flex lg:col-span-3 lg:block">
          <p className="leading-normal text-text-2 sm:max-lg:text-lead">
            {t(
              "{{brand}} builds, hosts and keeps improving a website for your trade business. One price, one phone number to call, nothing to maintain.",
              { brand: site.brand },
            )}
          </p>
          <a
            className={cn(
              textLinkVariants({ variant: "painted" }),
              "flex-none max-md:hidden lg:mt-3 print:hidden",
            )}
            href={`#${billId}`}
          >
            {t("What {{price}} covers", { price: formatUsd(dealTerms.priceUsdPerMonth) })}
          </a>
        </div>
      </div>
      <TradePicker front={front} onPick={pickTrade} />
      <p className="sr-only" role="status">
        {picked &&
          t("In front now: {{name}}, an example site", {
            name: EXAMPLE_BUSINESSES[picked.id].name,
          })}
      </p>
      <Street billId={billId} ref={streetRef} />
      <Curb />
      <div className="on-dark bg-asphalt-800 text-white print:hidden">
        <ul className="wrap grid gap-x-10 gap-y-2 py-4.5 text-base font-medium sm:grid-cols-2 lg:flex lg:justify-between">
          {roadSigns.map((sign) => (
            <li
              key={sign}
              className="flex items-center gap-3 before:h-1.25 before:w-7.5 before:bg-curb-400"
            >
              {t(sign)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
