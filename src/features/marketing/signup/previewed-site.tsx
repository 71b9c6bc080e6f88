import { memo } from "react";
import { useTranslation } from "react-i18next";
import { exampleLabels } from "@/components/example-site/example-labels";
import { DrawnPicture } from "@/components/drawn-picture";
import { trustedHtml } from "@/lib/html/trusted-types";
import type { DrawnTradeId } from "@/lib/site/trades";
import { previewSigns } from "./preview-signs";
import { SignLabel } from "./sign-label";
import standInSite from "./stand-in-site.svg?raw";
import type { VisitorSign } from "./visitor-sign";

/** Drawn until a trade is chosen, and for trades we have no picture of. */
export const STAND_IN = "roof";

interface PreviewedSiteProps {
  trade: DrawnTradeId;
  sign: VisitorSign;
}

/** The drawing, and over it the two lines that change with what is typed. */
export function PreviewedSite({ trade, sign }: PreviewedSiteProps) {
  const { t } = useTranslation();
  const { business, town } = previewSigns[trade];
  const name = business.isUppercase ? sign.business.toUpperCase() : sign.business;
  return (
    <div className="relative" role="img" aria-label={t(exampleLabels[trade].preview)}>
      <Site trade={trade} />
      <svg className="absolute inset-0 size-full" viewBox="0 0 720 1000">
        <SignLabel sign={business} text={name} />
        <SignLabel sign={town} text={town.sentence(sign.town)} />
      </svg>
    </div>
  );
}

/** Drawn by scripts/drawings. */
const STAND_IN_SITE = { __html: trustedHtml(standInSite) };

/** Until a trade is chosen it is part of the HTML, so that the first thing seen is not a file more. */
const Site = memo(function Site({ trade }: { trade: DrawnTradeId }) {
  if (trade === STAND_IN) {
    return (
      <div
        className="[&>svg]:block [&>svg]:h-auto [&>svg]:w-full"
        aria-hidden
        dangerouslySetInnerHTML={STAND_IN_SITE}
      />
    );
  }
  const src = `/drawings/previews/${trade}.svg`;
  return <DrawnPicture src={src} alt="" width={720} height={1000} isEager />;
});
