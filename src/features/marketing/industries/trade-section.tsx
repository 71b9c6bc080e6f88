import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import type { DrawnTrade } from "@/lib/site/trades";
import { previewLink } from "./shown-trades";
import { TradeFacts } from "./trade-facts";
import { TradePicture, type Device } from "./trade-picture";
import { tradeStories } from "./trade-stories";

interface TradeSectionProps {
  trade: DrawnTrade;
  /** Which of two that stand side by side on wide screens. */
  half?: "left" | "right" | undefined;
  /** Picture on the left. */
  flip?: boolean;
  device: Device;
  onDeviceChange: (device: Device) => void;
}

export function TradeSection({ trade, half, flip, device, onDeviceChange }: TradeSectionProps) {
  const { t } = useTranslation();
  const story = tradeStories[trade.id];
  return (
    <section
      className={cn(
        "scroll-mt-6 break-inside-avoid overflow-hidden sm:scroll-mt-9",
        !half && "lg:col-span-2",
        trade.id === "elec" && "on-dark text-white print:text-black",
      )}
      id={trade.slug}
      aria-labelledby={`${trade.slug}-title`}
      style={{ background: story.ground }}
    >
      <div
        className={cn(
          "wrap lg:flex lg:h-full",
          half ? "lg:max-w-170 lg:flex-col" : "lg:gap-12 xl:gap-16",
          half === "left" && "lg:mr-0 lg:pr-12",
          half === "right" && "lg:ml-0 lg:pl-12",
          flip && "lg:flex-row-reverse",
        )}
      >
        <div className={cn("pt-12 lg:pt-18", !half && "lg:w-5/12 lg:self-center lg:pb-18")}>
          <h2 className="h1" id={`${trade.slug}-title`}>
            {t(trade.label)}
          </h2>
          <p className="mt-3 text-lead text-current/80">{t(story.moment)}</p>
          <TradeFacts trade={trade} />
          {/* Two halves share a view, and a view has one yellow action. */}
          <Link
            className={cn(
              buttonVariants({ variant: half ? "ink" : "default", size: "lg" }),
              "mt-7 max-sm:w-full max-sm:px-2 max-sm:text-center max-sm:whitespace-normal print:hidden",
            )}
            to={previewLink(trade)}
          >
            {t("Preview this with my business name")}
          </Link>
        </div>
        <TradePicture
          trade={trade}
          isHalf={half !== undefined}
          device={device}
          onDeviceChange={onDeviceChange}
        />
      </div>
    </section>
  );
}
