import { CircleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import type { TFunction } from "i18next";
import type { Submission } from "@/data/leads/submissions";
import { cn } from "@/lib/cn";
import { useNow } from "@/hooks/use-now";
import { parseTimestamp } from "@/lib/format/format";
import { formatMoment } from "@/lib/dates/reader-time";
import { formLabels } from "@/data/leads/choices";
import { isQuestion, questionNames, questions, type TextQuestion } from "@/content/lead-questions";
import { AddressText, OpenWebsite } from "./fields/address-text";
import { MailWords } from "./mails/mail-words";
import { factText, submissionFacts } from "./submission-facts";
import { FoldedText } from "./notes/folded-text";

type Answers = Submission["said"];

/** Values that the record's page already shows, by question. */
export type KnownFacts = Partial<Record<TextQuestion, readonly (string | null)[]>>;

/** Normalizes values, so that another spelling is no difference. */
const KEYS: Partial<Record<TextQuestion, (text: string) => string>> = {
  phone: (text) => text.replace(/\D/g, "").slice(-10),
  website: (text) => text.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/+$/, ""),
  slot: (text) => String(Date.parse(text.replace(/([+-]\d\d)$/, "$1:00"))),
};
const keyOf = (name: TextQuestion, text: string) => {
  const key = KEYS[name]?.(text) ?? text;
  return key.trim().toLowerCase().replace(/\s+/g, " ");
};

/** Whether a stated value differs from the record and is still relevant. */
function differs(
  { said: answers, has_booked: hasBooked }: Submission,
  name: string,
  known: KnownFacts,
): boolean {
  if (!isQuestion(name) || name === "consent") return false;
  const [value, values] = [answers[name], known[name]];
  if (value === undefined || values === undefined) return false;
  if (name === "slot" && hasBooked === true) return false;
  return !values.some((text) => text !== null && keyOf(name, text) === keyOf(name, value));
}

/** "phone (478) 555-0150", each different value once, the latest first. */
function differencesOf(
  submissions: readonly Submission[],
  known: KnownFacts,
  textOf: (answers: Answers, name: TextQuestion) => string,
  t: TFunction,
): string[] {
  const phrases = new Map<string, string>();
  for (const name of questionNames) {
    const { difference } = questions[name];
    if (difference === undefined || name === "consent") continue;
    for (const submission of submissions) {
      const { said: answers } = submission;
      const key = `${name} ${keyOf(name, answers[name] ?? "")}`;
      if (differs(submission, name, known) && !phrases.has(key)) {
        phrases.set(key, t(difference, { value: textOf(answers, name) }));
      }
    }
  }
  return [...phrases.values()];
}

const OPEN_ENTRIES = 5;

type WhatTheySentProps = {
  /** Newest first. */
  submissions: readonly Submission[];
  known: KnownFacts;
};

/** Every submission in full, newest first, and its differences from the record in one line. */
export function WhatTheySent({ submissions, known }: WhatTheySentProps) {
  const { t } = useTranslation();
  const older = submissions.slice(OPEN_ENTRIES);
  const entries = (some: readonly Submission[]) => (
    <ol className="divide-y divide-line">
      {some.map((submission) => (
        <Entry key={submission.id} submission={submission} known={known} />
      ))}
    </ol>
  );
  return (
    <>
      <OtherFacts submissions={submissions} known={known} />
      {entries(submissions.slice(0, OPEN_ENTRIES))}
      {older.length > 0 && (
        <details className="border-t border-line">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            {t("Show {{count}} earlier", { count: older.length })}
          </summary>
          {entries(older)}
        </details>
      )}
    </>
  );
}

/** In one line, what they stated that differs from the record. */
export function OtherFacts({ submissions, known }: WhatTheySentProps) {
  const { t } = useTranslation();
  const also = differencesOf(submissions, known, (answers, name) => factText(answers, name, t), t);
  if (also.length === 0) return null;
  return (
    <p className="mb-3.5 flex gap-2 rounded-sm bg-wait-bg px-3 py-2.5 text-sm wrap-anywhere">
      <CircleAlert className="mt-0.5 flex-none" size={16} aria-hidden />
      <span>{t("They also gave: {{facts}}", { facts: also.join("; ") })}</span>
    </p>
  );
}

type EntryProps = { submission: Submission; known: KnownFacts };

function Entry({ submission, known }: EntryProps) {
  const { t } = useTranslation();
  const now = useNow();
  const { said: answers, reference, mail } = submission;
  const moment = parseTimestamp(submission.created_at);
  return (
    <li className="not-first:pt-3.5 not-last:pb-3.5">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <b>{t(formLabels[answers.form])}</b>
        {answers.form !== "email" && (
          <span className="text-xs text-muted tabular-nums">{reference}</span>
        )}
        {moment !== null && (
          <time className="text-xs text-muted" dateTime={moment.toISOString()}>
            {formatMoment(moment, now)}
          </time>
        )}
      </p>
      {answers.message !== undefined && (
        <SentMessage>
          {mail ? <MailWords mail={mail}>{answers.message}</MailWords> : answers.message}
        </SentMessage>
      )}
      <SubmissionFacts submission={submission} known={known} />
    </li>
  );
}

/** All answers but the message. Those that differ from the record are highlighted. */
export function SubmissionFacts({ submission, known }: EntryProps) {
  const { t } = useTranslation();
  return (
    <dl className="mt-2 grid gap-0.75 text-code">
      {submissionFacts(submission.said, t).map(({ name, label, value }) => {
        const isDifferent = differs(submission, name, known);
        return (
          <div
            className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3"
            key={name}
            data-differs={isDifferent || undefined}
          >
            <dt className="text-muted">{label}</dt>
            <dd
              className={cn(
                "wrap-anywhere",
                isDifferent &&
                  "-ml-1.25 justify-self-start rounded-xs bg-wait-bg px-1.25 font-semibold",
              )}
            >
              <AddressText>{value}</AddressText>
              {name === "website" && <OpenWebsite address={value} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** A visitor's message with its line breaks. Quoted text of mails is folded. */
export function SentMessage({ children }: { children: ReactNode }) {
  return (
    <blockquote className="mt-2 rounded-xs border-l-4 border-curb-400 bg-sunken px-3 py-2.5 wrap-anywhere whitespace-pre-wrap">
      {typeof children === "string" ? <FoldedText>{children}</FoldedText> : children}
    </blockquote>
  );
}
