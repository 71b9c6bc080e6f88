import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { site } from "@/lib/site";
import { answers, closing, hero, needs, stops } from "./how-it-works-copy";
import { ClosingBand } from "../closing-band";
import { ScheduleDemoButton } from "../schedule-demo/schedule-demo-button";
import { DomainMove } from "./domain-move";
import { CallSheet, ChangeLog, Corrections, Draft, LaunchMorning } from "./stop-artifacts";
import "./how-it-works.css";

type StopId = (typeof stops)[number]["id"];

const ARTIFACTS: Record<StopId, ComponentType> = {
  call: CallSheet,
  draft: Draft,
  corrections: Corrections,
  launch: LaunchMorning,
  months: ChangeLog,
};

export function HowItWorks() {
  const { t } = useTranslation();
  return (
    <>
      <section className="how-hero">
        <div className="wrap grid-12">
          <h1 className="display">
            {hero.title.map((line) => (
              <span key={line}>{`${t(line)} `}</span>
            ))}
          </h1>
          <div className="how-hero-side">
            <p className="lead">{t(hero.lead)}</p>
            {/* The header’s is the yellow one. */}
            <ScheduleDemoButton
              className={cn(buttonVariants({ variant: "ink", size: "lg" }), "mt-5 max-sm:w-full")}
            />
          </div>
        </div>
      </section>
      <section className="wrap how-road" aria-label={t("The five stops")}>
        <ol>
          {stops.map((stop, index) => (
            <Stop key={stop.id} stop={stop} number={index + 1} />
          ))}
        </ol>
      </section>
      <Needs />
      <DomainMove />
      <Answers />
      <ClosingBand heading={t(closing.title)} text={t(closing.text)} />
    </>
  );
}

function Stop({ stop, number }: { stop: (typeof stops)[number]; number: number }) {
  const { t } = useTranslation();
  const Artifact = ARTIFACTS[stop.id];
  return (
    <li className="how-stop" id={stop.id}>
      <span className="how-number" aria-hidden="true">
        {number}
      </span>
      <div className="how-stop-text">
        <h2>
          <span className="sr-only">{t("Stop {{number}}:", { number })}</span> {t(stop.title)}
        </h2>
        <p className="lead">{t(stop.lead)}</p>
        <dl className="how-parts">
          <div>
            <dt>{t("You")}</dt>
            <dd>{t(stop.you)}</dd>
          </div>
          <div>
            <dt>{t("We")}</dt>
            <dd>{t(stop.we)}</dd>
          </div>
          <div className="how-parts-time">
            <dt>{t("How long")}</dt>
            <dd>{t(stop.time)}</dd>
          </div>
        </dl>
      </div>
      <div className="how-artifact">
        <Artifact />
      </div>
    </li>
  );
}

function Needs() {
  const { t } = useTranslation();
  return (
    <section className="section how-needs">
      <div className="wrap grid-12">
        <div className="how-needs-head">
          <h2 className="h2">{t(needs.title)}</h2>
          <p className="lead">{t(needs.lead)}</p>
        </div>
        <div className="how-needs-list">
          <table>
            <thead>
              <tr>
                {needs.columns.map((column) => (
                  <th key={column} scope="col">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {needs.rows.map(({ thing, enough, time }) => (
                <tr key={thing}>
                  <th scope="row">{t(thing)}</th>
                  <td>{t(enough)}</td>
                  <td>{t(time)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-4 text-sm text-muted">{t(needs.note)}</p>
        </div>
      </div>
    </section>
  );
}

function Answers() {
  const { t } = useTranslation();
  return (
    <section className="section how-answers">
      <div className="wrap grid-12">
        <div className="how-answers-phone">
          <h2 className="h2">{t(answers.title)}</h2>
          <a href={site.phoneHref}>{site.phone}</a>
        </div>
        <dl>
          {answers.rows.map(({ when, what }) => (
            <div key={when}>
              <dt>{t(when)}</dt>
              <dd>{t(what)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
