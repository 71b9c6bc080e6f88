import { useTranslation } from "react-i18next";
import { Intro } from "@/components/intro";
import { cn } from "@/lib/cn";
import type { DrawnTrade } from "@/content/trades";
import { labels, yearNote } from "../industries/industries-content";
import { StepColumns } from "../step-columns";
import { SeasonStrip } from "./season-strip";
import { tradeStories } from "./trade-stories";

export function TradeYear({ trade }: { trade: DrawnTrade }) {
  const { t } = useTranslation();
  const { season, ground } = tradeStories[trade.id];
  return (
    <section
      className={cn("section", trade.id === "elec" && "on-dark text-white print:text-black")}
      style={{ background: ground }}
      aria-labelledby="year"
    >
      <div className="wrap">
        <div className="grid-12 items-end">
          <div className="col-span-full lg:col-span-5">
            <h2 className="h2" id="year">
              {t(labels.season)}
            </h2>
            <Intro className="text-current/80">{t(season.text)}</Intro>
          </div>
          <SeasonStrip
            months={season.months}
            className="col-span-full mt-6 mb-0 max-w-none gap-1.5 [--scale:2.2] sm:gap-2.5 lg:col-span-7 lg:mt-0 lg:[--scale:3.6]"
          />
        </div>
        <h3 className="mt-9 text-xl/[1.3]">{t("What changes on the site, and when")}</h3>
        <StepColumns
          className="mt-3 border-t-2 border-current [&_li]:border-current/30 [&_p]:text-current/80"
          steps={season.changes.map(({ when, what }) => ({ title: t(when), text: t(what) }))}
        />
        <p className="mt-4 text-sm text-current/80">{t(yearNote)}</p>
      </div>
    </section>
  );
}
