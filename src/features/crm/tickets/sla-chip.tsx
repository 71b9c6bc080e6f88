import { useTranslation } from "react-i18next";
import { slaLabels } from "../parts/crm-labels";
import { clockWords, type ClockedTicket } from "./ticket-clock";

type SlaChipProps = {
  ticket: ClockedTicket;
  now: Date;
  /** Where the status beside it says why the clock stands still. */
  isBrief?: boolean;
};

/** The state as the database said it, and the time left counted down from it. */
export function SlaChip({ ticket, now, isBrief = false }: SlaChipProps) {
  const { t } = useTranslation();
  const { label, chip } = slaLabels[ticket.slaStatus];
  const isStill = ticket.clockStoppedAt !== null;
  const isPlain = isStill && ticket.status !== "resolved";
  return (
    <span className="sla-chip">
      <span className={isStill && ticket.slaStatus !== "overdue" ? "chip" : chip}>{t(label)}</span>
      <span className="sla-words" data-still={isPlain || undefined}>
        {isBrief && isPlain ? t("clock stopped") : clockWords(ticket, now, t)}
      </span>
    </span>
  );
}
