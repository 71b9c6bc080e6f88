import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Intro } from "@/components/intro";
import { undrawnTrades, type DrawnTrade, type DrawnTradeId } from "@/lib/site/trades";
import { ClosingBand } from "../closing-band";
import { PageOpening } from "../page-opening";
import { closing, hero, others } from "./industries-content";
import { filterLink, LIST_ID, tradesInOrder, useTradeFilter } from "./shown-trades";
import type { Device } from "./trade-picture";
import { TradeSection } from "./trade-section";
import { TradeStreet } from "./trade-street";

const FLIPPED: readonly DrawnTradeId[] = ["plumb", "land"];
const HALVES: Partial<Record<DrawnTradeId, "left" | "right">> = { clean: "left", pest: "right" };

export function Industries() {
  const { t } = useTranslation();
  const filter = useTradeFilter();
  const [device, setDevice] = useState<Device>("desktop");
  const shown = filter ? [filter] : tradesInOrder;
  return (
    <>
      <section className="overflow-hidden bg-sky-100">
        <PageOpening title={t(hero.title)}>
          <Intro className="mt-0">{t(hero.intro)}</Intro>
        </PageOpening>
        <TradeStreet />
      </section>
      {/* Under the header alone: the page keeps more room than that above a target. */}
      <div id={LIST_ID} className="-scroll-mt-8 sm:-scroll-mt-5">
        <FilterBar filter={filter} />
        <div className="grid lg:grid-cols-2">
          {shown.map((trade) => (
            <TradeSection
              // A new element in place of a moved one: arriving at a filtered address shifts nothing.
              key={filter ? `only-${trade.id}` : trade.id}
              trade={trade}
              half={filter ? undefined : HALVES[trade.id]}
              flip={!filter && FLIPPED.includes(trade.id)}
              device={device}
              onDeviceChange={setDevice}
            />
          ))}
        </div>
      </div>
      <Others />
      <ClosingBand heading={t(closing.title)} text={t(closing.text)} />
    </>
  );
}

function FilterBar({ filter }: { filter: DrawnTrade | undefined }) {
  const { t } = useTranslation();
  const views = [undefined, ...tradesInOrder];
  return (
    <nav
      className="sticky top-16 z-5 border-b border-line bg-white sm:top-19 print:hidden"
      aria-label={t("Show only one trade")}
    >
      <ul className="wrap flex [scrollbar-width:none] overflow-x-auto">
        {views.map((trade) => (
          <li key={trade?.id ?? "all"} className="first:-ml-3.5">
            <Link
              className="relative flex min-h-14 items-center px-3.5 text-sm font-medium whitespace-nowrap no-underline after:inset-x-3.5 after:bottom-0 after:h-1.25 after:bg-curb-400 hover:after:absolute focus-visible:shadow-none focus-visible:-outline-offset-4 aria-[current]:after:absolute"
              to={filterLink(trade)}
              aria-current={trade === filter ? "true" : undefined}
            >
              {trade ? t(trade.label) : t("All trades")}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Others() {
  const { t } = useTranslation();
  return (
    <section className="py-14 lg:py-18">
      <div className="wrap">
        <h2 className="h2">{t(others.title)}</h2>
        <ul className="mt-5 flex flex-wrap gap-x-4 font-display text-[1.35rem]/normal font-medium sm:gap-x-6 sm:text-2xl/normal">
          {[...undrawnTrades.map(({ label }) => label), ...others.trades].map((name) => (
            <li key={name} className="not-last:after:content-[',']">
              {t(name)}
            </li>
          ))}
        </ul>
        <p className="mt-4 max-w-[66ch] text-muted">{t(others.note)}</p>
      </div>
    </section>
  );
}
