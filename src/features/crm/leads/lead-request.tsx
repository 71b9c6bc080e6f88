import { useTranslation } from "react-i18next";
import type { LeadDetail } from "@/data/crm/leads";
import { parseTimestamp } from "@/lib/format";
import { topicLabel } from "@/lib/lead-topics";
import { site } from "@/lib/site";
import { formatDateTime } from "@/lib/time/reader-time";
import { formatClock, formatLongDay } from "@/lib/time/zoned-text";
import { formLabels } from "../parts/crm-labels";

/** What they sent, and from where. */
export function LeadRequest({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation();
  const came = parseTimestamp(lead.createdAt);
  const slot = parseTimestamp(lead.slotStartsAt);
  const facts: [string, string | null][] = [
    [t("Came by"), t(formLabels[lead.form])],
    [t("Came"), came && formatDateTime(came)],
    [t("About"), lead.topic && t(topicLabel(lead.topic))],
    [
      t("Asked for a demo"),
      slot &&
        t("{{day}}, {{time}} in New York", {
          day: formatLongDay(slot, site.phoneTimeZone),
          time: formatClock(slot, site.phoneTimeZone),
        }),
    ],
    [t("Page"), lead.sourcePage],
    [t("Came from"), lead.referrer],
    [t("Their time zone"), lead.visitorTimeZone],
    [
      t("Sent"),
      lead.submissionCount > 1 ? t("{{count}} times", { count: lead.submissionCount }) : null,
    ],
    [t("Lost because"), lead.lostReason],
  ];
  return (
    <section className="lead-sheet-part" aria-labelledby="lead-request">
      <h3 id="lead-request">{t("What they sent")}</h3>
      {lead.message?.trim() ? (
        <blockquote className="lead-message">{lead.message}</blockquote>
      ) : (
        <p className="muted">{t("No message.")}</p>
      )}
      <dl className="lead-facts lead-facts-quiet">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
