import { useTranslation } from "react-i18next";
import { Intro } from "@/components/intro";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { site } from "@/content/company";
import { ClosingBand } from "../closing-band";
import { PageOpening } from "../page-opening";
import { RuledTable } from "../ruled-table";
import { ScheduleDemoButton } from "../schedule-demo/schedule-demo-button";
import { DomainMove } from "./domain-move";
import { answers, closing, hero, needs } from "./how-it-works-content";
import { Stops } from "./stops";

export function HowItWorks() {
  const { t } = useTranslation();
  return (
    <>
      <section>
        <PageOpening title={hero.title.map((line) => t(line))}>
          <Intro className="mt-0">{t(hero.intro)}</Intro>
          <ScheduleDemoButton inPage className={cn(buttonVariants({ size: "lg" }), "mt-5")} />
        </PageOpening>
      </section>
      <Stops />
      <Needs />
      <DomainMove />
      <Answers />
      <ClosingBand heading={t(closing.title)} text={t(closing.text)} />
    </>
  );
}

function Needs() {
  const { t } = useTranslation();
  const [thing, enough, time] = needs.columns;
  return (
    <section className="section bg-concrete-100">
      <div className="wrap grid-12">
        <div className="col-span-full lg:col-span-4">
          <h2 className="h2">{t(needs.title)}</h2>
          <Intro>{t(needs.intro)}</Intro>
        </div>
        <div className="col-span-full mt-5 sm:mt-8 lg:col-span-7 lg:col-start-6 lg:mt-0">
          <RuledTable
            phoneColumns="grid-cols-[1fr_5.5rem]"
            columns={[t(thing), t(enough), t(time)]}
            rows={needs.rows.map((row) => [t(row.thing), t(row.enough), t(row.time)])}
            lastColumnClassName="font-semibold sm:pr-0 sm:text-right sm:whitespace-nowrap"
          />
          <p className="mt-4 text-sm text-muted">{t(needs.note)}</p>
        </div>
      </div>
    </section>
  );
}

function Answers() {
  const { t } = useTranslation();
  return (
    <section className="section bg-curb-400">
      <div className="wrap grid-12">
        <div className="col-span-full lg:col-span-7">
          <h2 className="h2">{t(answers.title)}</h2>
          <a
            className="mt-4 inline-block py-3 font-display text-[clamp(2.25rem,7vw,5.6rem)]/none font-bold tracking-[-0.035em] whitespace-nowrap no-underline decoration-5 underline-offset-[0.12em] hover:underline"
            href={site.phoneHref}
          >
            {site.phone}
          </a>
        </div>
        <dl className="col-span-full mt-8 border-t-2 border-text lg:col-span-5 lg:mt-0">
          {answers.rows.map(({ when, what }) => (
            <div key={when} className="border-b border-text/35 py-3.5 leading-snug">
              <dt className="font-bold">{t(when)}</dt>
              <dd className="text-asphalt-800">{t(what)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
