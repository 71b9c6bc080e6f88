import { useTranslation } from "react-i18next";
import type { LeadDetail } from "@/data/crm/leads";
import { parseTimestamp } from "@/lib/format";
import { formatDateTime } from "@/lib/time/reader-time";
import { formLabels } from "@/components/record/crm-labels";
import { WhatTheySent } from "@/components/record/what-they-sent";

/** What their forms said; of a lead that came by none, what was noted. */
export function LeadRequest({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation();
  const known = {
    name: [lead.name],
    phone: [lead.phone],
    email: [lead.email],
    business: [lead.business],
    trade: [lead.trade],
    town: [lead.town],
    website: [lead.website],
    slot: [lead.slotStartsAt],
  };
  return (
    <section className="lead-sheet-part" aria-labelledby="lead-request">
      <h3 id="lead-request">{t("What they sent")}</h3>
      {lead.submissions.length === 0 ? (
        <NotedByHand lead={lead} />
      ) : (
        <WhatTheySent submissions={lead.submissions} known={known} />
      )}
      {lead.lostReason !== null && (
        <p className="muted">{t("Lost because: {{reason}}", { reason: lead.lostReason })}</p>
      )}
    </section>
  );
}

function NotedByHand({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation();
  const came = parseTimestamp(lead.createdAt);
  return (
    <>
      {lead.message?.trim() && <blockquote className="lead-message">{lead.message}</blockquote>}
      <p className="muted">
        {[t(formLabels[lead.form]), came && formatDateTime(came)].filter(Boolean).join(", ")}
      </p>
    </>
  );
}
