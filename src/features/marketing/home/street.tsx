import type { CSSProperties, Ref } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { BrowserFrame } from "@/components/example-site/browser-frame";
import { ExampleSite } from "@/components/example-site/example-picture";
import { EXAMPLE_BUSINESSES } from "@/content/example-businesses";
import { paths } from "@/lib/paths";
import { drawnTradeById, type DrawnTradeId } from "@/content/trades";
import { dealTerms } from "@/content/deal-terms";
import { formatUsd } from "@/lib/format/format";
import "./hero.css";

export interface Lot {
  trade: DrawnTradeId;
  houseNumber: string;
  width: number;
  /** The visible height in pixels, where the curb crops the site. */
  height: number;
}

/** In street order. hero.css has each trade's place. */
export const lots: readonly Lot[] = [
  { trade: "hvac", houseNumber: "101", width: 339, height: 408 },
  { trade: "plumb", houseNumber: "107", width: 339, height: 352 },
  { trade: "land", houseNumber: "109", width: 283, height: 424 },
  { trade: "elec", houseNumber: "113", width: 339, height: 372 },
  { trade: "garage", houseNumber: "117", width: 339, height: 410 },
  { trade: "roof", houseNumber: "121", width: 339, height: 366 },
  { trade: "clean", houseNumber: "125", width: 283, height: 416 },
  { trade: "pest", houseNumber: "129", width: 339, height: 420 },
];

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

/** A sign with the price, fixed beside the moving street; links to the bill. */
function PriceSign({ billId }: { billId: string }) {
  const { t } = useTranslation();
  return (
    <a
      className="group @container -order-1 flex w-[max(28vw,6.75rem)] flex-none flex-col self-stretch text-spruce-800 max-lg:sticky max-lg:left-0 max-lg:z-3 sm:w-52 lg:order-1 lg:w-47.5"
      href={`#${billId}`}
    >
      <span className="relative" data-slot="price-sign">
        <Plate />
        <span className="absolute inset-x-[8%] top-[9%] text-center text-[10.9cqi]/[1.08] font-extrabold tracking-[0.02em] text-balance uppercase font-stretch-75% *:block">
          <span>{t("Website rental zone")}</span>
          <b className="mt-1 font-display text-[2.88em]/none font-extrabold tracking-[-0.05em] tabular-nums">
            {formatUsd(dealTerms.priceUsdPerMonth)}
          </b>
          <span>{t("per month")}</span>
          <span className="mt-[0.5em] border-t-3 pt-[0.5em] text-[max(0.75em,11px)]/[1.2] text-wrap">
            {t("Build + hosting +\u00a0upkeep, all\u00a0day, every\u00a0day")}
          </span>
        </span>
      </span>
      <span className="mx-auto w-[7%] grow border-l-5 border-concrete-300 bg-asphalt-400" />
    </a>
  );
}

function Plate() {
  return (
    <svg className="h-auto w-full" viewBox="0 0 210 308" aria-hidden="true">
      <rect
        className="fill-white group-hover:fill-curb-100"
        x={4}
        y={4}
        width={202}
        height={300}
        rx={12}
        stroke="var(--color-asphalt-950)"
      />
      <rect
        x={11}
        y={11}
        width={188}
        height={286}
        rx={7}
        fill="none"
        stroke="currentColor"
        strokeWidth={3.5}
      />
      <circle cx={105} cy={20} r={3} />
      <circle cx={105} cy={288} r={3} />
    </svg>
  );
}
