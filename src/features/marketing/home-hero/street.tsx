import type { CSSProperties, Ref } from "react";
import { ArrowUpRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { BrowserFrame } from "@/components/example-site/browser-frame";
import { ExampleSite } from "@/components/example-site/example-picture";
import { EXAMPLE_BUSINESSES } from "@/components/example-site/example-businesses";
import { paths } from "@/lib/paths";
import { drawnTradeById } from "@/lib/site/trades";
import { PriceSign } from "./price-sign";
import { lots, type Lot } from "./street-lots";
import "./hero.css";

type StreetProps = { billId: string; ref: Ref<HTMLDivElement> };

/** Example sites side by side on the curb. Which one stands in front is up to hero.css. */
export function Street({ billId, ref }: StreetProps) {
  const { t } = useTranslation();
  return (
    <div
      ref={ref}
      className="home-street [--home-sign-width:min(28vw,9.5rem)] max-sm:gap-6.5"
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
    // On a phone it fills what the sign leaves of the width, with the site as phones show it.
    <div
      className="home-lot max-sm:w-[min(100vw-2*var(--home-street-edge)-var(--home-sign-width)-1.625rem,18.75rem)]"
      data-trade={trade}
      style={style}
    >
      <Link className="group block" to={paths.example(trade)}>
        <div className="home-lot-front max-sm:h-[calc(var(--home-lot-height)*0.8)]">
          <BrowserFrame trade={trade} awning awningOrder={place}>
            <ExampleSite trade={trade} isEager={place === 0} isPhoneOnPhones />
          </BrowserFrame>
        </div>
        {/* At the right of the frame's bar. */}
        <span className="absolute top-10 right-px flex h-6.5 items-center gap-1 bg-white pr-2 pl-1.5 text-xs/none font-bold underline decoration-curb-400 decoration-3 underline-offset-4 group-hover:decoration-text">
          <span>{t("Open")}</span>
          <ArrowUpRight size={16} strokeWidth={2.25} aria-hidden />
        </span>
      </Link>
      <p className="absolute top-full left-0 mt-3.5 flex h-11 items-center gap-3 text-sm/[1.15] font-bold whitespace-nowrap max-sm:-left-9 max-sm:gap-1.5 max-sm:text-xs/[1.15]">
        <span className="plate max-sm:px-1.5 max-sm:text-sm/none">{houseNumber}</span>
        <span>
          {business.name}
          <small className="block text-xs/[1.15] font-medium text-asphalt-800">
            {t(drawnTradeById(trade).label)}
          </small>
        </span>
        <span className="sample border-asphalt-800 font-medium text-text max-sm:px-1">
          {t("Example")}
        </span>
      </p>
    </div>
  );
}
