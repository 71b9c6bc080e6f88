import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Logo } from "@/components/brand/logo";
import { PAGE_LOCALE } from "@/lib/format/locale";
import { formatNumber } from "@/lib/format/format";
import { formatMonth } from "@/lib/dates/calendar-month";
import { Badge } from "@/components/ui/badge";
import { Bars, WeeklyRequests } from "./report-charts";
import {
  cost,
  figures,
  next,
  reportHead,
  requestPages,
  requests,
  sources,
  upkeep,
  changes,
} from "./report-content";

const month = formatMonth(reportHead.month, "full", PAGE_LOCALE);
const monthBefore = formatMonth(reportHead.monthBefore, "name", PAGE_LOCALE);

export function ReportSheet() {
  const { t } = useTranslation();
  return (
    <article
      className="mx-auto max-w-5xl border border-t-10 border-line-strong border-t-curb-400 bg-white shadow-plate print:max-w-none print:border-0 print:shadow-none"
      aria-labelledby="report-month"
    >
      <Head />
      <p className="border-y-2 border-text px-4 py-6 font-display text-[clamp(1.6rem,3.6vw,2.75rem)]/[1.12] font-semibold tracking-[-0.02em] text-pretty sm:px-10 lg:py-8 print:px-0 print:py-2.5 print:text-xl">
        {t(
          "{{requests}} times, somebody pressed your number or wrote. In {{month}} it was {{before}}.",
          {
            requests: requests.count,
            before: requests.before,
            month: monthBefore,
          },
        )}
      </p>
      <Figures />
      <div className="grid gap-x-10 gap-y-9 px-4 py-8 sm:grid-cols-2 sm:px-10 print:grid-cols-3 print:gap-x-6 print:px-0 print:py-3">
        <Part title={t("Requests, week by week")} className="sm:col-span-2 print:col-span-1">
          <WeeklyRequests />
        </Part>
        <Part title={t("Where visits came from")}>
          <Bars rows={sources} unit={t("visits")} />
        </Part>
        <Part title={t("Which page got the request")}>
          <Bars rows={requestPages} unit={t("requests")} />
        </Part>
      </div>
      <div className="px-4 pb-9 sm:px-10 print:px-0 print:pb-3">
        <Part title={t("What we changed, and what came of it")}>
          <ReportChanges />
        </Part>
      </div>
      <div className="grid gap-x-10 gap-y-9 border-t border-line-strong bg-concrete-50 px-4 py-8 sm:px-10 lg:grid-cols-[1.3fr_1fr] print:grid-cols-[1.35fr_1fr] print:bg-white print:px-0 print:py-3">
        <Part title={t("How the site did")}>
          <dl>
            {upkeep.map(({ term, text }) => (
              <div
                key={term}
                className="grid grid-cols-[4rem_1fr] border-b border-line-strong py-2.5 text-base/snug print:py-1 print:text-[0.7rem]/[1.3]"
              >
                <dt className="font-bold">{t(term)}</dt>
                <dd className="text-text-2">{t(text)}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part title={t("Next month")}>
          <ul>
            {next.map(({ who, text }) => (
              <li
                key={text}
                className="grid grid-cols-[4rem_1fr] border-b border-line-strong py-2.5 text-base/snug print:py-1 print:text-[0.7rem]/[1.3]"
              >
                <b>{t(who)}</b>
                <span className="text-text-2">{t(text)}</span>
              </li>
            ))}
          </ul>
        </Part>
      </div>
      <Foot />
    </article>
  );
}

function Head() {
  const { t } = useTranslation();
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 px-4 pt-7 pb-6 sm:px-10 lg:pt-9 print:items-start print:px-0 print:pt-0 print:pb-2">
      <div>
        <Logo className="text-xl" />
        <h2
          className="mt-4 text-[clamp(2.2rem,6vw,4rem)]/none font-bold tracking-[-0.03em] print:mt-1 print:text-3xl!"
          id="report-month"
        >
          {month}
        </h2>
      </div>
      <p className="text-sm/[1.45] text-text-2 sm:text-right print:text-[0.7rem]/[1.3]">
        <b className="block text-body/snug text-text">{reportHead.business}</b>
        <span className="block">{reportHead.town}</span>
        <span className="block">{reportHead.domain}</span>
        <span className="sample mt-2">{t("Example")}</span>
      </p>
    </header>
  );
}

function Figures() {
  const { t } = useTranslation();
  return (
    <dl className="grid grid-cols-2 gap-px border-b border-line-strong bg-line-strong lg:grid-cols-4 print:grid-cols-4">
      {figures.map(({ label, count, before }) => (
        <div
          key={label}
          className="bg-white px-4 py-5 sm:px-10 lg:px-6 lg:first:pl-10 print:px-3 print:py-2 print:first:pl-0"
        >
          <dt className="text-sm/snug font-semibold print:text-[0.7rem]/[1.3]">{t(label)}</dt>
          <dd className="mt-2 text-[2.9rem]/none font-extrabold font-stretch-72% tabular-nums print:mt-0.5 print:text-3xl">
            {formatNumber(count)}
            <small className="mt-1.5 block text-sm/snug font-normal text-muted font-stretch-100% print:mt-0.5 print:text-[0.7rem]/[1.3]">
              {t("{{before}} in {{month}}", { before: formatNumber(before), month: monthBefore })}
            </small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type PartProps = { title: string; className?: string; children: ReactNode };

function Part({ title, className, children }: PartProps) {
  return (
    <section className={className}>
      <h3 className="border-b-2 border-text pb-2.5 text-xl/tight print:pb-1 print:text-sm/tight!">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Foot() {
  const { t } = useTranslation();
  return (
    <footer className="grid items-end gap-x-10 gap-y-7 border-t-2 border-text px-4 py-7 sm:grid-cols-2 sm:px-10 print:grid-cols-2 print:px-0 print:py-3">
      <dl className="text-base/snug tabular-nums print:text-[0.7rem]/[1.3]">
        <CostLine term={t("Rent")} amount={cost.rent} />
        <CostLine term={t("Projects, none asked for")} amount={cost.projects} />
        <CostLine term={t("Each request cost you")} amount={cost.each} isStrong />
      </dl>
      <div className="sm:text-right">
        <svg
          className="h-14 w-auto text-spruce-800 sm:ml-auto print:h-9"
          viewBox="0 0 190 62"
          fill="none"
          stroke="currentColor"
          strokeWidth={3}
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M34 8c-2 18-4 38-14 46-8 5-16-4-10-12 6-6 18-8 28-12 8-4 8-10 6-10-4 2-4 14 0 16 6 1 10-8 12-14-1 6-2 14 3 14 5-1 8-8 10-14-1 5-2 10-2 14 3-6 6-13 11-13 4 1 1 8 3 12 5 3 10-4 13-9 4-6 1-8-2-5-5 5-3 14 5 14 9-2 14-10 21-20 4-7 8-16 10-16 1 12 2 24 3 36m-14-12c8-3 16-5 24-4m7 14h1" />
          <path d="M16 59c52-7 102-7 160-3" strokeWidth={2} />
        </svg>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-2 sm:justify-end">
          <span>{t("Written and signed by {{name}}", { name: reportHead.writtenBy })}</span>
          <span className="sample">{t("Example")}</span>
        </p>
      </div>
    </footer>
  );
}

type CostLineProps = { term: string; amount: string; isStrong?: boolean };

function CostLine({ term, amount, isStrong = false }: CostLineProps) {
  return (
    <div className="flex justify-between gap-6 border-b border-line-strong py-2 last:border-b-0 print:py-0.5">
      <dt className={isStrong ? "font-bold" : undefined}>{term}</dt>
      <dd className={isStrong ? "font-bold" : undefined}>{amount}</dd>
    </div>
  );
}

function ReportChanges() {
  const { t } = useTranslation();
  return (
    <ol>
      {changes.map(({ date, text, note, outcome, result }) => (
        <li
          key={date}
          className="grid grid-cols-[3.5rem_1fr] gap-x-4 gap-y-1 border-b border-line-strong py-3.5 text-base/snug sm:grid-cols-[4rem_1fr_1.1fr_5.5rem] sm:gap-x-6 print:grid-cols-[4rem_1fr_1.1fr_5rem] print:py-1 print:text-[0.7rem]/[1.3]"
        >
          <time className="text-sm/snug whitespace-nowrap text-muted print:text-[0.7rem]/[1.3]">
            {date}
          </time>
          <p className="font-semibold">
            <span>{t(text)}</span>
            {note && (
              <small className="block text-sm font-normal text-muted print:text-[0.7rem]/[1.3]">
                {t(note)}
              </small>
            )}
          </p>
          <p className="text-text-2 max-sm:col-start-2">{t(outcome)}</p>
          <Badge
            className="self-start justify-self-end max-sm:col-start-2 max-sm:mt-1 max-sm:justify-self-start"
            variant={result === "Undone" ? "default" : "success"}
          >
            {t(result)}
          </Badge>
        </li>
      ))}
    </ol>
  );
}
