import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { exampleLabels } from "@/components/example-site/example-labels";
import type { DrawnTradeId } from "@/content/trades";
import { roofExample } from "../examples/content/roof-example";
import { exampleContents } from "../examples/example-contents";
import type { SiteContent } from "../examples/site/site-content";
import { WholeSite } from "../examples/site/whole-site";
import type { TypedSign } from "../examples/typed-sign";

/**
 * This example is bundled with the page. It is shown until a trade is chosen, for trades without
 * drawings, and if another fails to load.
 */
export const STAND_IN = roofExample;

/** The example site of a trade; the previous one until it loads. */
export function usePreviewedSite(trade: DrawnTradeId): SiteContent {
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
export function PreviewedSite({ content, sign }: { content: SiteContent; sign: TypedSign }) {
  const { t } = useTranslation();
  return (
    <div role="img" aria-label={t(exampleLabels[content.trade].preview)}>
      <div className="[zoom:0.8] lg:[zoom:0.62]" inert aria-hidden>
        <WholeSite content={content} sign={sign} isTop />
      </div>
    </div>
  );
}
