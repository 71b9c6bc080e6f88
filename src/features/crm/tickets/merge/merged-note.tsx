import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { NamedTicket, TicketDetail } from "@/data/tickets/schema";
import { formatDateTime } from "@/lib/dates/reader-time";
import { parseTimestamp } from "@/lib/format/format";
import { useGoToTicket, useMergeTickets } from "./use-merge-tickets";

type MergedNoteProps = {
  ticket: TicketDetail;
  /** The ticket that this one is part of. */
  target: NamedTicket;
  canTakeApart: boolean;
};

export function MergedNote({ ticket, target, canTakeApart }: MergedNoteProps) {
  const { t } = useTranslation();
  const { takeApart, isParting } = useMergeTickets();
  const goTo = useGoToTicket();
  const moment = parseTimestamp(ticket.archived_at);
  return (
    <Alert
      variant="warning"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
    >
      <p className="min-w-0 flex-[1_1_18rem] wrap-anywhere">
        {t("Part of #{{number}}, {{subject}}, since {{time}}. Its messages are there.", {
          number: target.number,
          subject: target.subject,
          time: moment === null ? "" : formatDateTime(moment),
        })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => goTo(ticket.id, target.id)}>
          {t("Go to #{{number}}", { number: target.number })}
        </Button>
        {canTakeApart && (
          <Button
            variant="secondary"
            busyLabel={isParting && t("Taking apart")}
            onClick={() => void takeApart(ticket)}
          >
            {t("Take apart")}
          </Button>
        )}
      </div>
    </Alert>
  );
}
