import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import type { DrawnTrade } from "@/content/trades";
import { PreviewLink } from "../trades/preview-link";
import { tradeStories } from "../trades/trade-stories";
import type { Device } from "./device-toggle";
import { TradeFacts } from "./trade-facts";
import { TradePicture } from "./trade-picture";

interface TradeSectionProps {
  trade: DrawnTrade;
  /** Picture on the left. */
  flip: boolean;
  device: Device | null;
}

export function TradeSection({ trade, flip, device }: TradeSectionProps) {
  const { t } = useTranslation();
  const story = tradeStories[trade.id];
  return (
    <section
      className={cn(
        "break-inside-avoid overflow-hidden sm:scroll-mt-9",
        trade.id === "elec" && "on-dark text-white print:text-black",
      )}
      id={trade.slug}
      aria-labelledby={`${trade.slug}-title`}
      style={{ background: story.ground }}
    >
      <div className={cn("wrap lg:flex lg:gap-12 xl:gap-16", flip && "lg:flex-row-reverse")}>
        <div className="pt-8 sm:pt-12 lg:w-5/12 lg:self-center lg:py-18">
          <h2 className="h1" id={`${trade.slug}-title`}>
            <Link
              className="decoration-curb-400 decoration-4 underline-offset-6 hover:underline max-sm:underline"
              to={paths.industry(trade.slug)}
            >
              {t(trade.label)}
              {/* On phones "Heating & cooling" fills the line. */}
              <span className="whitespace-nowrap max-sm:hidden" aria-hidden="true">
                {"\u00a0"}
                <ArrowRight className="inline size-[0.7em] align-[-0.04em]" />
              </span>
            </Link>
          </h2>
          <p className="mt-2 text-lead text-current/80 sm:mt-3">{t(story.moment)}</p>
          <TradeFacts trade={trade} />
          <PreviewLink trade={trade} className="mt-5 sm:mt-7" />
        </div>
        <TradePicture trade={trade} device={device} />
      </div>
    </section>
  );
}
