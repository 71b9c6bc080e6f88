import { CircleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Submission } from "@/data/crm/submissions";
import { useNow } from "@/hooks/use-now";
import { parseTimestamp } from "@/lib/format";
import { formatMoment } from "@/lib/time/reader-time";
import { formLabels } from "./crm-labels";
import { differencesOf, differs, type KnownFacts } from "./known-facts";
import { factText, submissionFacts } from "./submission-facts";
import "./what-they-sent.css";

const OPEN_ENTRIES = 5;

type WhatTheySentProps = {
  /** Newest first. */
  submissions: readonly Submission[];
  known: KnownFacts;
};

/** Every sending of a form in full, newest first, and in one line what it says that the page does not. */
export function WhatTheySent({ submissions, known }: WhatTheySentProps) {
  const { t } = useTranslation();
  const also = differencesOf(submissions, known, (said, name) => factText(said, name, t), t);
  const older = submissions.slice(OPEN_ENTRIES);
  const entries = (some: readonly Submission[]) => (
    <ol className="crm-sent">
      {some.map((submission) => (
        <Entry key={submission.id} submission={submission} known={known} />
      ))}
    </ol>
  );
  return (
    <>
      {also.length > 0 && (
        <p className="crm-sent-also">
          <CircleAlert size={16} aria-hidden />
          <span>{t("Also gave {{facts}}.", { facts: also.join("; ") })}</span>
        </p>
      )}
      {entries(submissions.slice(0, OPEN_ENTRIES))}
      {older.length > 0 && (
        <details className="crm-sent-older">
          <summary>{t("Show {{count}} earlier", { count: older.length })}</summary>
          {entries(older)}
        </details>
      )}
    </>
  );
}

function Entry({ submission, known }: { submission: Submission; known: KnownFacts }) {
  const { t } = useTranslation();
  const now = useNow();
  const { said, reference } = submission;
  const moment = parseTimestamp(submission.createdAt);
  return (
    <li>
      <p className="crm-sent-head">
        <b>{t(formLabels[said.form])}</b>
        <span className="tabular-nums">{reference}</span>
        {moment !== null && (
          <time dateTime={moment.toISOString()}>{formatMoment(moment, now)}</time>
        )}
      </p>
      {said.message !== undefined && <blockquote>{said.message}</blockquote>}
      <dl>
        {submissionFacts(said, t).map(({ name, label, value }) => (
          <div key={name} data-differs={differs(said, name, known) || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
