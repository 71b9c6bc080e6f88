import { useTranslation } from "react-i18next";
import type { LeadDetail } from "@/data/leads/schema";
import { forEachText, questions } from "@/content/lead-questions";
import { formatList, parseTimestamp } from "@/lib/format/format";
import { formatDateTime } from "@/lib/dates/reader-time";
import { formLabels } from "@/data/leads/choices";
import type { KnownFacts } from "@/features/crm/shared/requests/known-facts";
import { SentMessage } from "@/features/crm/shared/requests/sent-message";
import { WhatTheySent } from "@/features/crm/shared/requests/what-they-sent";
import { LeadSection } from "./lead-section";

/** The submitted forms; without any, the note of the lead. */
export function LeadRequest({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation();
  return (
    <LeadSection id="lead-request" heading={t("What they sent")}>
      {lead.submissions.length === 0 ? (
        <NotedByHand lead={lead} />
      ) : (
        <WhatTheySent submissions={lead.submissions} known={knownOf(lead)} />
      )}
      {lead.lost_reason !== null && (
        <p className="text-muted">{t("Lost because: {{reason}}", { reason: lead.lost_reason })}</p>
      )}
    </LeadSection>
  );
}

/** What the lead's columns say of the questions whose answers may differ. */
function knownOf(lead: LeadDetail): KnownFacts {
  return forEachText((name) => {
    const { column, difference } = questions[name];
    const value = column && lead[column];
    return difference === undefined || typeof value === "boolean" ? undefined : [value ?? null];
  });
}

function NotedByHand({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation();
  const came = parseTimestamp(lead.created_at);
  return (
    <>
      {lead.message?.trim() && <SentMessage>{lead.message}</SentMessage>}
      <p className="text-muted">
        {formatList([t(formLabels[lead.form]), came && formatDateTime(came)])}
      </p>
    </>
  );
}
