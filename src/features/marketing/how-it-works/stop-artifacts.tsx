import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BrowserFrame } from "@/components/example-site/browser-frame";
import { ExampleSite } from "@/components/example-site/example-picture";
import { TextLink } from "@/components/text-link";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { callSheet, changeLog, corrections, draft, launchMorning } from "./how-it-works-content";

const GOOD_RESULTS = ["Kept", "Done"];

export function CallSheet() {
  const { t } = useTranslation();
  return (
    <Artifact tag={t(callSheet.tag)}>
      <Paper title={t(callSheet.title)} note={callSheet.business}>
        <dl>
          {callSheet.rows.map(({ label, text, struck }) => (
            <div
              key={label}
              className="gap-x-4 border-b border-line-strong py-3 sm:grid sm:grid-cols-[9.5rem_1fr]"
            >
              <dt className="text-sm text-muted">{t(label)}</dt>
              <dd className="text-base/snug font-semibold">
                {struck && (
                  <s className="font-medium decoration-mark-600 decoration-2">{t(struck)}</s>
                )}{" "}
                <span>{t(text)}</span>
              </dd>
            </div>
          ))}
        </dl>
      </Paper>
    </Artifact>
  );
}

export function Draft() {
  const { t } = useTranslation();
  return (
    <Artifact tag={t(draft.tag)}>
      <div className="relative">
        <Badge variant="pending" className="absolute top-1 right-2.5 z-2 px-2 py-1">
          {t(draft.badge)}
        </Badge>
        {/* On phones the badge replaces the address. */}
        <BrowserFrame trade="land" className="max-h-80 sm:max-h-118 max-sm:[&_span]:invisible">
          <ExampleSite trade="land" className="aspect-720/640 object-cover object-top" />
        </BrowserFrame>
      </div>
      <p className="mt-3">
        <TextLink variant="painted" to={paths.example("land")}>
          {t("Open this example and press around in it")}
        </TextLink>
      </p>
    </Artifact>
  );
}

export function Corrections() {
  const { t } = useTranslation();
  return (
    <Artifact tag={t(corrections.tag)}>
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <div className="relative aspect-[1/1.14] overflow-hidden rounded-md border-frame border-text">
          <ExampleSite
            trade="land"
            className="absolute -top-[35.5%] -left-[30%] w-[130%] max-w-none"
            alt={t(corrections.picture)}
          />
          <svg
            className="absolute inset-0 size-full"
            viewBox="0 0 300 342"
            aria-hidden="true"
            preserveAspectRatio="none"
          >
            <path
              d="M202 241c32-22 82-8 84 38s-42 68-82 52-40-64 0-88"
              fill="none"
              stroke="var(--color-mark-600)"
              strokeWidth="3.5"
              strokeLinecap="round"
            />
          </svg>
        </div>
        <ol className="grid gap-2.5 text-sm/snug">
          {corrections.messages.map(({ from, text }) => (
            <li
              key={text}
              className={cn(
                "max-w-[94%] rounded-md px-3.5 py-3",
                from === "you"
                  ? "justify-self-end rounded-br-xs bg-spruce-800 text-white"
                  : "justify-self-start rounded-bl-xs bg-concrete-100",
              )}
            >
              <span className="sr-only">{from === "you" ? t("You:") : t("We:")}</span> {t(text)}
            </li>
          ))}
        </ol>
      </div>
    </Artifact>
  );
}

export function LaunchMorning() {
  const { t } = useTranslation();
  const { rows, yours } = launchMorning;
  return (
    <Artifact tag={t(launchMorning.tag)}>
      <Paper title={t(launchMorning.title)} note={t(launchMorning.note)}>
        <ol>
          {rows.map(({ time, text }) => (
            <LaunchStep key={time} time={time} text={t(text)} isOurs />
          ))}
          <LaunchStep time={yours.time} text={t(yours.text)} />
        </ol>
      </Paper>
    </Artifact>
  );
}

/** Our steps are ticked; the reader's is painted. */
function LaunchStep({ time, text, isOurs }: { time: string; text: string; isOurs?: boolean }) {
  const { t } = useTranslation();
  return (
    <li className="flex items-center gap-3 border-b border-line-strong py-3 text-base/snug">
      <time className="w-18 flex-none text-xl/none font-extrabold font-stretch-72% tabular-nums">
        {time}
      </time>
      <i
        className={cn(
          "grid size-6.5 flex-none place-items-center rounded-xs border-frame border-text",
          isOurs ? "bg-white" : "bg-curb-400",
        )}
      >
        {isOurs && <Check size={17} strokeWidth={3.2} aria-label={t("Done")} />}
      </i>
      {text}
    </li>
  );
}

export function ChangeLog() {
  const { t } = useTranslation();
  return (
    <>
      <Artifact tag={t(changeLog.tag)}>
        <Paper title={t(changeLog.title)} note={changeLog.business}>
          <ol>
            {changeLog.rows.map(({ date, text, note, result }) => (
              <li
                key={date}
                className="grid grid-cols-[3.25rem_1fr] items-start gap-3 border-b border-line-strong py-3 text-base/snug sm:grid-cols-[3.25rem_1fr_auto]"
              >
                <time className="text-sm/snug whitespace-nowrap text-muted">{date}</time>
                <div>
                  <span>{t(text)}</span>
                  {note && <small className="block text-sm text-muted">{t(note)}</small>}
                </div>
                <Badge
                  className="max-sm:col-2 max-sm:justify-self-start"
                  variant={GOOD_RESULTS.includes(result) ? "success" : "default"}
                >
                  {t(result)}
                </Badge>
              </li>
            ))}
          </ol>
        </Paper>
      </Artifact>
      <p className="mt-1">
        <TextLink variant="painted" to={paths.exampleReport}>
          {t("See the whole report of that month")}
        </TextLink>
      </p>
    </>
  );
}

function Artifact({ tag, children }: { tag: string; children: ReactNode }) {
  return (
    <>
      {children}
      <span className="sample mt-3">{tag}</span>
    </>
  );
}

function Paper({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <div className="rounded border border-line-strong bg-concrete-50 px-4 py-5 shadow-plate sm:px-7 sm:pt-6 sm:pb-7">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-text pb-3 text-xl/tight">
        {title} <span className="font-sans text-sm font-medium text-muted">{note}</span>
      </h3>
      {children}
    </div>
  );
}
