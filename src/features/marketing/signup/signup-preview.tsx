import { memo } from "react";
import { useTranslation } from "react-i18next";
import { BrowserFrame } from "@/components/example-site/browser-frame";
import { ExampleSite } from "@/components/example-site/example-site";
import { exampleDomain, visitorSign } from "@/components/example-site/visitor-sign";
import { dealTerms } from "@/lib/deal-terms";
import { tradeBySlug } from "@/lib/trades";

/** Drawn until a trade is chosen, and for trades we have no picture of. */
const STAND_IN = "roof";

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
  const tradeId = chosen?.id ?? STAND_IN;
  const sign = visitorSign({ business, town });
  return (
    <section className="signup-preview" aria-label={t("Preview")}>
      <p className="signup-preview-head">
        <span>{t("Preview, drawn as you type")}</span>
        <span className="sample">{t("Example site")}</span>
      </p>
      <div className="signup-lot">
        <BrowserFrame key={tradeId} trade={tradeId} domain={exampleDomain(business)} awning>
          <ExampleSite trade={tradeId} business={business} town={town} />
        </BrowserFrame>
      </div>
      <div className="curb" />
      <p className="signup-address">
        <span className="plate">{dealTerms.priceUsdPerMonth}</span>
        <span>
          <b>{sign?.business}</b>
          <small>{`${chosen ? t(chosen.label) : t("Your trade")}, ${sign?.town ?? ""}`}</small>
        </span>
      </p>
    </section>
  );
}

/** Hundreds of shapes, which typing an email need not draw again. */
export const SignupPreview = memo(Preview);
