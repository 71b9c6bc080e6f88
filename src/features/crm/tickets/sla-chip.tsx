import { useTranslation } from "react-i18next";
import { slaLabels } from "../parts/crm-labels";
import { clockWords, type ClockedTicket } from "./ticket-clock";

/** The state as the database said it, and the time left counted down from it. */
export function SlaChip({ ticket, now }: { ticket: ClockedTicket; now: Date }) {
  const { t } = useTranslation();
  const { label, chip } = slaLabels[ticket.slaStatus];
  const isStill = ticket.clockStoppedAt !== null;
  return (
    <span className="sla-chip">
      <span className={isStill && ticket.slaStatus !== "overdue" ? "chip" : chip}>{t(label)}</span>
      <span className="sla-words">{clockWords(ticket, now, t)}</span>
    </span>
  );
}
