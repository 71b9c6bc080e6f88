import type { ReactNode } from "react";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { cn } from "@/lib/cn";
import type { DrawnTrade } from "@/lib/site/trades";
import { labels } from "./industries-content";
import { SeasonStrip } from "./season-strip";
import { tradeStories } from "./trade-stories";

/** What makes a trade's website: who calls, what it opens with, when it is busy. */
export function TradeFacts({ trade }: { trade: DrawnTrade }) {
  const { t } = useTranslation();
  const { calls, opens, pages, season, trust } = tradeStories[trade.id];
  return (
    <dl className="mt-6 gap-x-10 border-t-2 border-current sm:grid sm:grid-cols-2 lg:block">
      <Fact label={t(labels.calls)} className="row-span-2">
        {calls.map((call, place) => (
          <dd
            key={call}
            className={cn(
              "font-display font-semibold",
              place === 0 ? "mt-0.5 mb-1 text-[1.35rem]/tight" : "text-lg/snug",
            )}
          >
            {t("“{{quote}}”", { quote: t(call) })}
          </dd>
        ))}
      </Fact>
      <Fact label={t(labels.opens)}>
        <dd>{t(opens)}</dd>
      </Fact>
      <Fact label={t(labels.pages)}>
        <dd>{t(pages)}</dd>
      </Fact>
      <Fact label={t(labels.season)}>
        <dd>
          <SeasonStrip months={season.months} text={season.text} />
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
  );
}

type FactProps = { label: string; className?: string; children: ReactNode };

function Fact({ label, className, children }: FactProps) {
  return (
    <div className={cn("border-b border-current/20 py-3 leading-snug", className)}>
      <dt className="text-sm/normal font-semibold text-current/80">{label}</dt>
      {children}
    </div>
  );
}
