import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Intro } from "@/components/intro";
import { TextLink } from "@/components/text-link";
import { paths } from "@/lib/paths";
import { drawnTrades, type DrawnTrade } from "@/content/trades";
import { cn } from "@/lib/cn";
import { ClosingBand } from "../closing-band";
import { Faq } from "../faq";
import { labels, yearNote } from "../industries/industries-content";
import { TermList } from "../term-list";
import { tradeStories } from "./trade-stories";
import { TradeOpening } from "./trade-opening";
import { tradeQuestions } from "./trade-questions-content";
import { StepColumns } from "../step-columns";
import { SeasonStrip } from "./season-strip";

export function TradePage({ trade }: { trade: DrawnTrade }) {
  const { t } = useTranslation();
  const questions = tradeQuestions[trade.id];
  return (
    <>
      <TradeOpening trade={trade} />
      <Calls trade={trade} />
      <OnTheSite trade={trade} />
      <TradeYear trade={trade} />
      <Faq
        heading={t(questions.title)}
        items={questions.items.map(({ question, answer }) => ({
          question: t(question),
          answer: t(answer),
        }))}
        aside={
          <p className="mt-4">
            <TextLink variant="painted" to={paths.contact}>
              {t("Ask something else")}
            </TextLink>
          </p>
        }
      />
      <OtherTrades trade={trade} />
      <ClosingBand />
    </>
  );
}

function Calls({ trade }: { trade: DrawnTrade }) {
  const { t } = useTranslation();
  const { calls, moment } = tradeStories[trade.id];
  return (
    <section className="section" aria-labelledby="calls">
      <div className="wrap grid-12">
        <div className="col-span-full lg:col-span-4">
          <h2 className="h2" id="calls">
            {t(labels.calls)}
          </h2>
          <Intro>{t(moment)}</Intro>
        </div>
        <TermList
          className="col-span-full mt-7 lg:col-span-8 lg:mt-0"
          rowClassName="md:grid-cols-[5fr_6fr]"
          items={calls.map(({ ask, answer }) => ({
            term: t("“{{quote}}”", { quote: t(ask) }),
            text: t(answer),
          }))}
        />
      </div>
    </section>
  );
}

function OnTheSite({ trade }: { trade: DrawnTrade }) {
  const { t } = useTranslation();
  const { opens, pages, trust } = tradeStories[trade.id];
  return (
    <section className="section bg-concrete-100" aria-labelledby="on-the-site">
      <div className="wrap grid-12">
        <div className="col-span-full lg:col-span-8">
          <h2 className="h2" id="on-the-site">
            {t("What is on the site")}
          </h2>
          <Intro className="max-w-[50ch]">
            <span>{t("It opens with this:")}</span> <span>{t(opens)}</span>
          </Intro>
          <dl className="mt-7 grid gap-x-10 border-t-2 border-text sm:grid-cols-2">
            {pages.map(({ name, text }) => (
              <div key={name} className="border-b border-line-strong py-3.5">
                <dt className="font-bold">{t(name)}</dt>
                <dd className="text-base text-text-2">{t(text)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="col-span-full mt-8 lg:col-span-4 lg:mt-0 lg:pl-6">
          <div className="rounded bg-white p-6 shadow-plate">
            <h3 className="text-xl/[1.3]">{t(labels.trust)}</h3>
            <ul className="mt-3 space-y-2.5">
              {trust.map((item) => (
                <li key={item} className="flex items-start gap-2.5 leading-snug">
                  <Check className="mt-0.5 flex-none" size={19} strokeWidth={2.6} aria-hidden />
                  <span>{t(item)}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}

function OtherTrades({ trade }: { trade: DrawnTrade }) {
  const { t } = useTranslation();
  return (
    <nav className="wrap pb-12 lg:pb-18 print:hidden" aria-labelledby="other-trades">
      <h2 className="h3" id="other-trades">
        {t("Not your trade?")}
      </h2>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {drawnTrades
          .filter((other) => other !== trade)
          .map(({ slug, label }) => (
            <li key={slug}>
              <TextLink variant="painted" to={paths.industry(slug)}>
                {t(label)}
              </TextLink>
            </li>
          ))}
        <li>
          <TextLink variant="painted" to={paths.industries}>
            {t("All trades on one page")}
          </TextLink>
        </li>
      </ul>
    </nav>
  );
}

function TradeYear({ trade }: { trade: DrawnTrade }) {
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
