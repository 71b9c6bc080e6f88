import type { ReactNode } from "react";
import { Check, ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { cn } from "@/lib/cn";
import type { DrawnTrade } from "@/content/trades";
import { SeasonStrip } from "../trades/season-strip";
import { tradeStories } from "../trades/trade-stories";
import { labels } from "./industries-content";

/** The number that fits; a trade's own page has all. */
const CALLS_SHOWN = 3;

export function TradeFacts({ trade }: { trade: DrawnTrade }) {
  const { t } = useTranslation();
  const { calls, opens, pages, season, trust } = tradeStories[trade.id];
  return (
    <div className="mt-5 border-t-2 border-current sm:mt-6">
      <dl>
        <Fact label={t(labels.calls)}>
          {calls.slice(0, CALLS_SHOWN).map(({ ask }, place) => (
            <dd
              key={ask}
              className={cn(
                "font-display font-semibold",
                place === 0 ? "mt-0.5 mb-1 text-[1.35rem]/tight" : "text-lg/snug",
              )}
            >
              {t("“{{quote}}”", { quote: t(ask) })}
            </dd>
          ))}
        </Fact>
      </dl>
      {/* Closed on phones only, in browsers that can override it by CSS. */}
      <details className="group sm:details-content:block sm:details-content:[content-visibility:visible]">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 border-b border-current/20 py-2 font-semibold supports-[selector(::details-content)]:sm:hidden print:hidden [&::-webkit-details-marker]:hidden">
          {t("Pages, season and what callers check")}
          <ChevronDown className="flex-none group-open:rotate-180" size={22} aria-hidden />
        </summary>
        <dl className="gap-x-10 sm:grid sm:grid-cols-2 lg:block">
          <Fact label={t(labels.opens)}>
            <dd>{t(opens)}</dd>
          </Fact>
          <Fact label={t(labels.pages)}>
            <dd>{pages.map(({ name }) => t(name)).join(" · ")}</dd>
          </Fact>
          <Fact label={t(labels.season)}>
            <dd>
              <SeasonStrip months={season.months} />
              <span>{t(season.text)}</span>
            </dd>
          </Fact>
          <Fact label={t(labels.trust)}>
            {trust.map((item) => (
              <dd key={item} className="flex items-start gap-2">
                <Check className="mt-0.75 flex-none" size={17} strokeWidth={2.6} aria-hidden />
                {t(item)}
              </dd>
            ))}
          </Fact>
        </dl>
      </details>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-b border-current/20 py-3 leading-snug">
      <dt className="text-sm/normal font-semibold text-current/80">{label}</dt>
      {children}
    </div>
  );
}
