import { useTranslation } from "react-i18next";
import { Curb } from "@/components/brand/curb";
import { BrowserFrame } from "@/components/example-site/browser-frame";
import { ExamplePhone, ExampleSite, TradeScene } from "@/components/example-site/example-picture";
import { TextLink } from "@/components/text-link";
import { cn } from "@/lib/cn";
import { formatUsd } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { dealTerms } from "@/content/deal-terms";
import type { DrawnTrade } from "@/content/trades";
import { ExampleNote, OpenExample, PreviewLink } from "./open-example";
import { tradeStories } from "./trade-stories";

export function TradeOpening({ trade }: { trade: DrawnTrade }) {
  const { t } = useTranslation();
  const { headline, intro, ground } = tradeStories[trade.id];
  return (
    <section
      className={cn(
        "overflow-hidden",
        trade.id === "elec" && "on-dark text-white print:text-black",
      )}
      style={{ background: ground }}
    >
      <div className="wrap grid-12">
        <div className="col-span-full pt-6 pb-8 lg:col-span-6 lg:pt-12 lg:pb-18">
          <nav className="-mt-2 text-sm" aria-label={t("Breadcrumb")}>
            <TextLink variant="painted" className="font-medium" to={paths.industries}>
              {t("Industries")}
            </TextLink>
            <span aria-hidden="true">{" / "}</span>
            <span aria-current="page">{t(trade.label)}</span>
          </nav>
          <h1 className="h1 mt-3 text-balance lg:mt-6">{t(headline)}</h1>
          <p className="mt-4 max-w-[46ch] text-lead text-current/80 lg:mt-6">{t(intro)}</p>
          <Price />
          <PreviewLink trade={trade} className="mt-5 lg:mt-7" />
          <ExampleNote
            trade={trade}
            className="mt-5 max-w-[58ch] text-sm text-current/80 lg:mt-7 [&_b]:text-current"
          />
        </div>
        <div className="col-span-full flex flex-col justify-end lg:col-span-6 lg:pt-12 lg:pl-6">
          <p className="mb-3 lg:mb-6">
            <span className="sample border-current/50 text-current/80">
              {t("Example site, fictional business")}
            </span>
          </p>
          <OpenExample trade={trade} className="sm:hidden">
            <div className="relative h-100 overflow-hidden rounded-t-md border-frame border-b-0 border-current">
              <TradeScene trade={trade.id} className="h-full opacity-55" />
              <div className="absolute top-6 left-1/2 w-[min(290px,88%)] -translate-x-1/2">
                <ExamplePhone trade={trade.id} alt="" />
              </div>
            </div>
          </OpenExample>
          {/* A frame with its awning, up to the drawing's height. */}
          <OpenExample
            trade={trade}
            className="@container hidden sm:mx-3.5 sm:block sm:h-120 lg:h-auto lg:min-h-140 lg:flex-1"
          >
            <BrowserFrame
              trade={trade.id}
              className="absolute inset-x-0 bottom-0 h-full max-h-[calc(100cqi*1000/720+60px)]"
              awning
            >
              <ExampleSite trade={trade.id} alt="" />
            </BrowserFrame>
          </OpenExample>
        </div>
      </div>
      <Curb className="[--face:34px]" />
    </section>
  );
}

function Price() {
  const { t } = useTranslation();
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 leading-snug">
      <span className="plate text-2xl/none">{formatUsd(dealTerms.priceUsdPerMonth)}</span>
      <span>
        <b>{t("a month, all of it.")}</b>{" "}
        <TextLink to={paths.pricing}>
          {t("{{due}} due today", { due: formatUsd(dealTerms.dueTodayUsd) })}
        </TextLink>
      </span>
    </p>
  );
}
