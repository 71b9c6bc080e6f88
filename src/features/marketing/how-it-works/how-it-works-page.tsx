import { useTranslation } from "react-i18next";
import type { ComponentType } from "react";
import { Intro } from "@/components/intro";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { site } from "@/content/company";
import { FoldedPart } from "@/components/fold";
import { workSteps, type WorkStep } from "@/content/work-steps";
import { ClosingBand } from "../closing-band";
import { PageOpening } from "../page-opening";
import { RuledTable } from "../ruled-table";
import { ScheduleDemoButton } from "../schedule-demo/schedule-demo-button";
import { DomainMove } from "./domain-move";
import { answers, closing, hero, needs, stops } from "./how-it-works-content";
import { CallSheet, ChangeLog, Corrections, Draft, LaunchMorning } from "./stop-artifacts";

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

/** `title` is English, for `t()`. */
const ARTIFACTS: Record<WorkStep, { title: string; Artifact: ComponentType }> = {
  demo: { title: "A call sheet", Artifact: CallSheet },
  draft: { title: "A draft", Artifact: Draft },
  corrections: { title: "A round of corrections", Artifact: Corrections },
  launch: { title: "A launch morning", Artifact: LaunchMorning },
  months: { title: "A change log", Artifact: ChangeLog },
};

const ids = Object.keys(workSteps) as WorkStep[];

function Stops() {
  const { t } = useTranslation();
  return (
    <section className="wrap max-sm:pl-0" aria-label={t("The stops")}>
      <div className="relative">
        <Road />
        <ol>
          {ids.map((id, index) => (
            <StopRow key={id} id={id} number={index + 1} />
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Between its curbs; on phones the left one is beyond the edge. */
function Road() {
  return (
    <div
      className="absolute inset-y-0 left-0 w-11 border-r-6 border-curb-400 [print-color-adjust:exact] sm:w-18 sm:border-x-6 lg:w-26 lg:border-x-8 print:hidden"
      aria-hidden="true"
    >
      <div className="h-full border-r-2 border-curb-200 bg-asphalt-800 sm:border-x-2">
        <div className="relative top-6.5 mx-auto h-[calc(100%-1.625rem)] w-1 bg-[repeating-linear-gradient(#fff_0_46px,transparent_46px_92px)] opacity-85 sm:w-1.5" />
      </div>
    </div>
  );
}

function StopRow({ id, number }: { id: WorkStep; number: number }) {
  const { t } = useTranslation();
  const stop = stops[id];
  const { title, Artifact } = ARTIFACTS[id];
  return (
    <li
      className="group relative grid break-inside-avoid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-5 sm:grid-cols-[4.5rem_minmax(0,1fr)] sm:gap-x-8 lg:grid-cols-[6.5rem_minmax(0,1fr)] xl:gap-x-14"
      id={id}
    >
      <span
        className="mt-8 mr-1.5 grid h-10.5 w-8.5 place-items-center self-start justify-self-center rounded-xs border-frame border-b-5 border-text border-b-curb-400 bg-white text-[1.6rem]/none font-extrabold font-stretch-72% shadow-[0_1.5px_0_var(--text)] sm:mt-12 sm:mr-0 sm:h-15 sm:w-12.5 sm:text-4xl/none lg:mt-18 lg:h-19.5 lg:w-16.5 lg:text-5xl/none"
        aria-hidden="true"
      >
        {number}
      </span>
      <div className="gap-x-14 border-line-strong py-8 group-not-first:border-t sm:py-12 lg:grid lg:grid-cols-[5fr_6fr] lg:py-18">
        <div>
          <h2 className="text-[clamp(1.8rem,2.9vw,2.6rem)]/[1.08] tracking-[-0.02em]">
            <span className="sr-only">{t("Stop {{number}}:", { number })}</span> {t(workSteps[id])}
          </h2>
          <Intro className="mt-2 sm:mt-3">{t(stop.intro)}</Intro>
          <dl className="mt-4 border-t-2 border-text sm:mt-6.5">
            <Part who={t("You")} what={t(stop.you)} />
            <Part who={t("We")} what={t(stop.we)} />
            <Part who={t("How long")} what={t(stop.time)} className="font-semibold text-text" />
          </dl>
        </div>
        {/* Open for the draft, because it is a picture. */}
        <FoldedPart className="min-w-0 sm:mt-8 lg:mt-0" title={t(title)} isOpen={id === "draft"}>
          <div className="pt-5 sm:pt-0">
            <Artifact />
          </div>
        </FoldedPart>
      </div>
    </li>
  );
}

function Part({ who, what, className }: { who: string; what: string; className?: string }) {
  return (
    <div className="grid grid-cols-[4.5rem_1fr] gap-x-2 border-b border-line-strong py-2.5 sm:grid-cols-[5.6rem_1fr] sm:gap-x-4 sm:py-3">
      <dt className="text-sm/[1.4rem] font-bold">{who}</dt>
      <dd className={cn("text-base/snug text-text-2", className)}>{what}</dd>
    </div>
  );
}
