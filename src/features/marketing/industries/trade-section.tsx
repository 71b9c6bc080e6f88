import type { CSSProperties } from "react";
import { clsx } from "clsx";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import type { Trade } from "@/lib/trades";
import { labels } from "./industries-copy";
import { SeasonStrip } from "./season-strip";
import { previewLink } from "./shown-trades";
import { TradePicture, type Device } from "./trade-picture";
import { tradeStories } from "./trade-stories";
import "./trade-section.css";

interface TradeSectionProps {
  trade: Trade;
  /** Two of them stand side by side on wide screens. */
  half?: boolean;
  /** Picture on the left. */
  flip?: boolean;
  device: Device;
  onDeviceChange: (device: Device) => void;
}

export function TradeSection({ trade, half, flip, device, onDeviceChange }: TradeSectionProps) {
  const { t } = useTranslation();
  const story = tradeStories[trade.id];
  const isNight = trade.id === "elec";
  const style: CSSProperties & Record<"--industries-ground", string> = {
    "--industries-ground": story.ground,
  };
  return (
    <section
      className={clsx(
        "industries-trade",
        half && "industries-half",
        flip && "industries-flip",
        isNight && "industries-night on-dark",
      )}
      id={trade.slug}
      aria-labelledby={`${trade.slug}-title`}
      style={style}
    >
      <div className="wrap">
        <div className="industries-text">
          <h2 className="h1" id={`${trade.slug}-title`}>
            {t(trade.label)}
          </h2>
          <p className="lead">{t(story.moment)}</p>
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
        <TradePicture trade={trade} device={device} onDeviceChange={onDeviceChange} />
      </div>
    </section>
  );
}

function TradeFacts({ trade }: { trade: Trade }) {
  const { t } = useTranslation();
  const { calls, opens, pages, season, trust } = tradeStories[trade.id];
  return (
    <dl className="industries-facts">
      <div className="industries-calls">
        <dt>{t(labels.calls)}</dt>
        {calls.map((call) => (
          <dd key={call}>{`“${t(call)}”`}</dd>
        ))}
      </div>
      <div>
        <dt>{t(labels.opens)}</dt>
        <dd>{t(opens)}</dd>
      </div>
      <div>
        <dt>{t(labels.pages)}</dt>
        <dd>{t(pages)}</dd>
      </div>
      <div>
        <dt>{t(labels.season)}</dt>
        <dd>
          <SeasonStrip months={season.months} text={season.text} />
        </dd>
      </div>
      <div className="industries-trust">
        <dt>{t(labels.trust)}</dt>
        {trust.map((item) => (
          <dd key={item}>
            <Check size={17} strokeWidth={2.6} aria-hidden />
            {t(item)}
          </dd>
        ))}
      </div>
    </dl>
  );
}
