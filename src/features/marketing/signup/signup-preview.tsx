import { memo, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Curb } from "@/components/brand/curb";
import { BrowserFrame } from "@/components/example-site/browser-frame";
import { formatList } from "@/lib/format/format";
import { dealTerms } from "@/content/deal-terms";
import { TextLink } from "@/components/text-link";
import { paths } from "@/lib/paths";
import { drawnTradeBySlug, OTHER_TRADE, tradeBySlug, type DrawnTradeId } from "@/content/trades";
import { exampleLabels } from "@/components/example-site/example-labels";
import { fragmentOf, plainSign, type TypedSign } from "../examples/typed-sign";
import { exampleDomain, visitorSign } from "./visitor-sign";
import { roofExample } from "../examples/content/roof-example";
import { exampleContents } from "../examples/example-contents";
import type { SiteContent } from "../examples/site/site-content";
import { WholeSite } from "../examples/site/whole-site";

type SignupPreviewProps = {
  business: string;
  town: string;
  phone: string;
  /** Slug of the trade, "other" or "". */
  trade: string;
};

function Preview({ business, town, phone, trade }: SignupPreviewProps) {
  const { t } = useTranslation();
  const chosen = tradeBySlug(trade);
  const content = usePreviewedSite(drawnTradeBySlug(trade)?.id ?? STAND_IN.trade);
  const typed = plainSign({ name: business, town, phone });
  const sign = visitorSign({ business: typed.name, town: typed.town });
  const whole = `${paths.example(content.trade)}${fragmentOf(typed)}`;
  return (
    <section
      // Scrolled past, its curb is sticky, so that the sign is visible while the name is typed.
      className="sticky -top-42.5 z-5 flex h-75 min-w-0 flex-col overflow-hidden bg-sky-100 [--inset:2rem] sm:-top-69.5 sm:h-105 sm:[--inset:10vw] lg:relative lg:top-auto lg:order-last lg:h-auto lg:[--inset:1.75rem] xl:[--inset:4.5rem] print:hidden [@media(max-height:520px)]:relative [@media(max-height:520px)]:top-auto"
      aria-label={t("Preview")}
    >
      <div className="flex items-start justify-between gap-4 px-5 pt-4 text-sm font-medium sm:px-6 lg:px-13 lg:pt-6.5">
        <div>
          <p className="max-sm:sr-only">{t("Preview, drawn as you type")}</p>
          <TextLink className="inline-flex min-h-6 items-center" to={whole}>
            {t("Open the whole site")}
          </TextLink>
          {trade === OTHER_TRADE && (
            <p className="font-normal text-text-2">
              {t(
                "We have drawn eight trades so far. Yours is drawn when you call; here a roofer’s site stands in.",
              )}
            </p>
          )}
        </div>
        <span className="sample bg-white font-normal whitespace-nowrap text-text-2">
          {t("Example site")}
        </span>
      </div>
      <div className="@container mx-(--inset) mt-9.5 flex flex-1 flex-col justify-end lg:mt-14">
        {/* Up to the drawing's height, 720 by 1000 under its bar; beyond that the sky grows. */}
        <div className="relative max-h-[calc(100cqw*1000/720+60px)] flex-1 lg:min-h-140">
          <BrowserFrame
            key={content.trade}
            trade={content.trade}
            domain={exampleDomain(business)}
            awning
            className="absolute inset-0 -bottom-0.5 [&>.xs-frame-view]:flex-1"
          >
            <PreviewedSite
              content={content}
              sign={{ ...typed, name: sign.business, town: sign.town }}
            />
          </BrowserFrame>
        </div>
      </div>
      <Curb className="flex-none [--face:52px] lg:[--face:64px]">
        <p className="absolute inset-x-(--inset) bottom-0 flex h-(--face) items-center gap-3">
          <span className="plate text-2xl/none">{dealTerms.priceUsdPerMonth}</span>
          <span className="min-w-0 leading-snug">
            <b className="block truncate text-body/snug font-bold">{sign.business}</b>
            <small className="block truncate text-code/snug font-medium text-asphalt-800">
              {formatList([chosen ? t(chosen.label) : t("Your trade"), sign.town])}
            </small>
          </span>
        </p>
      </Curb>
    </section>
  );
}

/** Memoized, so that typing an email does not render it again. */
export const SignupPreview = memo(Preview);

/**
 * This example is bundled with the page. It is shown until a trade is chosen, for trades without
 * drawings, and if another fails to load.
 */
const STAND_IN = roofExample;

/** The example site of a trade; the previous one until it loads. */
function usePreviewedSite(trade: DrawnTradeId): SiteContent {
  const [content, setContent] = useState<SiteContent>(STAND_IN);
  useEffect(() => {
    let isCurrent = true;
    exampleContents[trade]().then(
      (loaded) => {
        if (isCurrent) setContent(loaded);
      },
      // Without a connection the previous preview stays.
      (error: unknown) => console.warn("An example site was not loaded", error),
    );
    return () => {
      isCurrent = false;
    };
  }, [trade]);
  return content;
}

/** The top of the example site, reduced; a phone's on a phone. Not interactive. */
function PreviewedSite({ content, sign }: { content: SiteContent; sign: TypedSign }) {
  const { t } = useTranslation();
  return (
    <div role="img" aria-label={t(exampleLabels[content.trade].preview)}>
      <div className="[zoom:0.8] lg:[zoom:0.62]" inert aria-hidden>
        <WholeSite content={content} sign={sign} isTop />
      </div>
    </div>
  );
}
