import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Curb } from "@/components/brand/curb";
import { BrowserFrame } from "@/components/example-site/browser-frame";
import { formatList } from "@/lib/format/format";
import { dealTerms } from "@/lib/site/deal-terms";
import { drawnTradeById, drawnTradeBySlug, tradeBySlug } from "@/lib/site/trades";
import { PreviewedSite, STAND_IN } from "./previewed-site";
import { exampleDomain, visitorSign } from "./visitor-sign";

const standInTrade = drawnTradeById(STAND_IN).label;

type SignupPreviewProps = {
  business: string;
  town: string;
  /** Slug of the trade, "other" or "". */
  trade: string;
};

/** An example site with the visitor's own name over the door. */
function Preview({ business, town, trade }: SignupPreviewProps) {
  const { t } = useTranslation();
  const chosen = tradeBySlug(trade);
  const drawn = drawnTradeBySlug(trade);
  const tradeId = drawn?.id ?? STAND_IN;
  const isStandIn = trade !== "" && drawn === undefined;
  const sign = visitorSign({ business, town });
  return (
    <section
      // Scrolled past, its curb stays under the header: the sign is painted while the name is typed.
      className="sticky -top-60.5 z-5 flex h-93 min-w-0 flex-col overflow-hidden bg-sky-100 [--inset:2rem] sm:-top-109 sm:h-144.5 sm:[--inset:10vw] lg:relative lg:top-auto lg:order-last lg:h-auto lg:[--inset:1.75rem] xl:[--inset:4.5rem] print:hidden [@media(max-height:520px)]:relative [@media(max-height:520px)]:top-auto"
      aria-label={t("Preview")}
    >
      <p className="flex items-center justify-between gap-4 px-5 pt-4 text-sm font-medium sm:px-6 lg:px-13 lg:pt-6.5">
        <span>{t("Preview, drawn as you type")}</span>
        <span className="sample bg-white font-normal whitespace-nowrap text-text-2">
          {isStandIn ? t("Example site: {{trade}}", { trade: t(standInTrade) }) : t("Example site")}
        </span>
      </p>
      <div className="@container mx-(--inset) mt-9.5 flex flex-1 flex-col justify-end lg:mt-14">
        {/* No taller than the drawing, 720 by 1000 under its bar: beside a long form the sky grows. */}
        <div className="relative max-h-[calc(100cqw*1000/720+60px)] flex-1 lg:min-h-140">
          <BrowserFrame
            key={tradeId}
            trade={tradeId}
            domain={exampleDomain(business)}
            awning
            className="absolute inset-0 -bottom-0.5 [&>.xs-frame-view]:flex-1"
          >
            <PreviewedSite trade={tradeId} sign={sign} />
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

/** Which typing an email need not draw again. */
export const SignupPreview = memo(Preview);
