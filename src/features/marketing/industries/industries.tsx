import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Trade } from "@/lib/trades";
import { ClosingBand } from "../closing-band";
import { closing, hero, others } from "./industries-copy";
import { filterLink, LIST_ID, tradesInOrder, useTradeFilter } from "./shown-trades";
import type { Device } from "./trade-picture";
import { TradeSection } from "./trade-section";
import { TradeStreet } from "./trade-street";
import "./industries.css";

const FLIPPED: readonly Trade["id"][] = ["plumb", "land"];
const HALVES: readonly Trade["id"][] = ["clean", "pest"];

export function Industries() {
  const { t } = useTranslation();
  const filter = useTradeFilter();
  const [device, setDevice] = useState<Device>("desktop");
  const shown = filter ? [filter] : tradesInOrder;
  return (
    <>
      <section className="industries-hero">
        <div className="wrap grid-12">
          <h1 className="display">{t(hero.title)}</h1>
          <p className="lead">{t(hero.lead)}</p>
        </div>
        <TradeStreet />
      </section>
      <div id={LIST_ID} className="industries-list">
        <FilterBar filter={filter} />
        <div className="industries-sections">
          {shown.map((trade) => (
            <TradeSection
              // A new element in place of a moved one: arriving at a filtered address shifts nothing.
              key={filter ? `only-${trade.id}` : trade.id}
              trade={trade}
              half={!filter && HALVES.includes(trade.id)}
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

function FilterBar({ filter }: { filter: Trade | undefined }) {
  const { t } = useTranslation();
  const views = [undefined, ...tradesInOrder];
  return (
    <nav className="industries-bar" aria-label={t("Show only one trade")}>
      <ul className="wrap">
        {views.map((trade) => (
          <li key={trade?.id ?? "all"}>
            <Link to={filterLink(trade)} aria-current={trade === filter ? "true" : undefined}>
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
    <section className="industries-others">
      <div className="wrap">
        <h2 className="h2">{t(others.title)}</h2>
        <ul>
          {others.trades.map((name) => (
            <li key={name}>{t(name)}</li>
          ))}
        </ul>
        <p className="text-muted">{t(others.note)}</p>
      </div>
    </section>
  );
}
