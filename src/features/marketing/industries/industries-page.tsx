import { useState, type ReactNode, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { FadingRow } from "@/components/scroll-region";
import { Intro } from "@/components/intro";
import { drawnTrades, undrawnTrades, type DrawnTrade, drawnTradeBySlug } from "@/content/trades";
import { Curb } from "@/components/brand/curb";
import { Awning } from "@/components/example-site/awning";
import { EXAMPLE_BUSINESSES } from "@/content/example-businesses";
import { paths } from "@/lib/paths";
import { ClosingBand } from "../closing-band";
import { PageOpening } from "../page-opening";
import { DeviceToggle, TradeSection, type Device } from "./trade-section";
import { closing, hero, others } from "./industries-content";
import { useIsHydrated } from "@/hooks/use-is-hydrated";

const TRADE_PARAM = "trade";

/** Where the list of trades starts; the target of links that filter it. */
const LIST_ID = "trades";

/** Undefined for an unknown trade, or one without drawings. */
export function filterFrom(search: URLSearchParams): DrawnTrade | undefined {
  return drawnTradeBySlug(search.get(TRADE_PARAM));
}

export function filterLink(trade: DrawnTrade | undefined) {
  const search = trade ? `?${TRADE_PARAM}=${trade.slug}` : "";
  return { pathname: paths.industries, search, hash: `#${LIST_ID}` };
}

/** Applied after hydration, because one HTML file answers every query. */
function useTradeFilter(): DrawnTrade | undefined {
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  return isHydrated ? filterFrom(search) : undefined;
}

export function Industries() {
  const { t } = useTranslation();
  const filter = useTradeFilter();
  const [device, setDevice] = useState<Device | null>(null);
  const shown = filter ? [filter] : drawnTrades;
  return (
    <>
      <section className="overflow-hidden bg-sky-100">
        <PageOpening title={t(hero.title)} className="max-sm:pt-8 max-sm:pb-7">
          <Intro className="mt-0">{t(hero.intro)}</Intro>
        </PageOpening>
        <TradeStreet />
      </section>
      {/* Less scroll margin, because only the header is above the target. */}
      <div id={LIST_ID} className="-scroll-mt-8 sm:-scroll-mt-5">
        <FilterBar filter={filter}>
          <DeviceToggle device={device} onDeviceChange={setDevice} />
        </FilterBar>
        <div className="grid">
          {shown.map((trade, place) => (
            <TradeSection
              // Replaced instead of moved, so that a filtered URL causes no layout shift.
              key={filter ? `only-${trade.id}` : trade.id}
              trade={trade}
              flip={place % 2 === 1}
              device={device}
            />
          ))}
        </div>
      </div>
      <Others />
      <ClosingBand heading={t(closing.title)} text={t(closing.text)} />
    </>
  );
}

/** Not sticky on phones, which have two bars already. */
type FilterBarProps = { filter: DrawnTrade | undefined; children: ReactNode };

function FilterBar({ filter, children }: FilterBarProps) {
  const { t } = useTranslation();
  const views = [undefined, ...drawnTrades];
  return (
    <div className="border-b border-line bg-white md:sticky md:top-19 md:z-5 print:hidden">
      <div className="wrap flex items-center gap-3">
        <FadingRow className="min-w-0 flex-1" aria-label={t("Show only one trade")}>
          {views.map((trade) => (
            <Link
              key={trade?.id ?? "all"}
              className="relative flex min-h-12 items-center px-3.5 text-sm font-medium whitespace-nowrap no-underline after:inset-x-3.5 after:bottom-0 after:h-1.25 after:bg-curb-400 first:-ml-3.5 hover:after:absolute focus-visible:shadow-none focus-visible:-outline-offset-4 aria-[current]:after:absolute md:min-h-14"
              to={filterLink(trade)}
              aria-current={trade === filter ? "true" : undefined}
            >
              {trade ? t(trade.label) : t("All trades")}
            </Link>
          ))}
        </FadingRow>
        {children}
      </div>
    </div>
  );
}

function Others() {
  const { t } = useTranslation();
  return (
    <section className="py-10 lg:py-18">
      <div className="wrap">
        <h2 className="h2">{t(others.title)}</h2>
        <ul className="mt-4 flex flex-wrap gap-x-4 font-display text-lg/normal font-medium sm:gap-x-6 sm:text-2xl/normal">
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

/** Links to each trade's page: a small storefront in the colors of its example site. */
function TradeStreet() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("Index of trades")}>
      {/* Awnings of whole stripes, which do not overlap. */}
      <ul className="wrap grid grid-cols-2 items-end gap-x-4 gap-y-5 supports-[width:round(down,10px,28px)]:[--xs-awning-width:round(down,100%_+_18px,28px)] sm:grid-cols-4 sm:gap-y-7 lg:grid-cols-8 xl:gap-x-8">
        {drawnTrades.map((trade, place) => {
          const { awning } = EXAMPLE_BUSINESSES[trade.id];
          const style: CSSProperties & Record<"--door", string> = { "--door": awning[0] };
          return (
            <li key={trade.id} className="group" style={style}>
              <Link
                className="relative flex flex-col gap-3 border-frame border-text bg-white px-1 pt-12.5 pb-3 text-center text-sm/tight font-bold no-underline sm:min-h-37 sm:pb-0 lg:text-xs/tight lg:group-odd:min-h-43 xl:text-sm/tight"
                to={paths.industry(trade.slug)}
              >
                <Awning colors={awning} order={place} />
                <span className="grid place-items-center text-balance decoration-curb-400 decoration-4 underline-offset-4 group-hover:underline sm:min-h-[2.3em]">
                  {t(trade.label)}
                </span>
                <i
                  className="mx-auto mt-auto hidden h-13 w-8.5 border-frame border-b-0 border-text bg-(--door) group-hover:bg-curb-400 sm:block"
                  aria-hidden="true"
                />
              </Link>
            </li>
          );
        })}
      </ul>
      {/* Covers the edge under the storefronts. */}
      <Curb className="-mt-px [--face:20px]" />
    </nav>
  );
}
