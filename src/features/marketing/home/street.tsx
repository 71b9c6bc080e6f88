import type { CSSProperties, Ref } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { BrowserFrame } from "@/components/example-site/browser-frame";
import { ExampleSite } from "@/components/example-site/example-picture";
import { EXAMPLE_BUSINESSES } from "@/content/example-businesses";
import { paths } from "@/lib/paths";
import { drawnTradeById } from "@/content/trades";
import { PriceSign } from "./price-sign";
import { lots, type Lot } from "./street-lots";
import "./hero.css";

type StreetProps = { billId: string; ref: Ref<HTMLDivElement> };

/** Example sites side by side. hero.css chooses the one in front. */
export function Street({ billId, ref }: StreetProps) {
  const { t } = useTranslation();
  return (
    <div
      ref={ref}
      // A partly visible front counts as hidden, so that the browser scrolls to it on keyboard
      // focus. No front is wider.
      className="home-street sm:[scroll-padding-inline:23rem]"
      role="group"
      aria-label={t("A street of example websites, one for each trade")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways
      tabIndex={0}
    >
      <PriceSign billId={billId} />
      {lots.map((lot, place) => (
        <StreetLot key={lot.trade} lot={lot} place={place} />
      ))}
    </div>
  );
}

function StreetLot({ lot, place }: { lot: Lot; place: number }) {
  const { t } = useTranslation();
  const { trade, houseNumber, width, height } = lot;
  const business = EXAMPLE_BUSINESSES[trade];
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    "--home-lot-width": `${width}px`,
    "--home-lot-height": `${height}px`,
    "--home-lot-place": place,
  };
  return (
    <div className="home-lot" data-trade={trade} style={style}>
      <Link className="block" to={paths.example(trade)}>
        <div className="home-lot-front">
          <BrowserFrame
            trade={trade}
            awning
            awningOrder={place}
            // The address ends before "Open".
            className="[&_.xs-frame-bar]:pr-14"
          >
            <ExampleSite trade={trade} isEager={place === 0} isPhoneOnPhones />
          </BrowserFrame>
        </div>
        {/* At the right of the frame's bar. */}
        <span className="absolute top-10 right-px bg-white px-2 py-1.5 text-xs/none font-bold underline decoration-curb-400 decoration-4 underline-offset-8">
          {t("Open")}
        </span>
      </Link>
      <p className="absolute top-full left-0 mt-3.5 flex h-11 items-center gap-2 text-xs/[1.15] font-bold whitespace-nowrap max-sm:-left-10 max-sm:w-[calc(100%+1rem)] max-sm:gap-1.5 max-sm:font-stretch-75%">
        <span className="plate">{houseNumber}</span>
        <span className="min-w-0">
          <span className="block truncate">{business.name}</span>
          <small className="block truncate text-xs/[1.15] font-medium text-asphalt-800">
            {t(drawnTradeById(trade).label)}
          </small>
        </span>
        <span className="sample border-asphalt-800 font-medium text-text max-sm:px-1.5">
          {t("Example")}
        </span>
      </p>
    </div>
  );
}
