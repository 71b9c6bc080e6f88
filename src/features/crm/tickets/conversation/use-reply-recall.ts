import { useCrmRights } from "@/data/staff/use-crm-rights";
import { takeBackReply } from "@/data/tickets/mutations";
import type { TicketDetail, TicketStatus } from "@/data/tickets/schema";
import { useMailRecall, type MailRecall } from "@/features/crm/shared/conversation/use-mail-recall";

/** The mails of the replies, and a function that undoes one's own before it is sent. */
export function useReplyRecall(
  ticket: TicketDetail,
  onTakenBack: (body: string) => void,
): MailRecall<TicketStatus> {
  const { writesTickets } = useCrmRights();
  return useMailRecall<TicketStatus>({
    record: { ticket_id: ticket.id },
    hasMails: ticket.messages.some(({ kind }) => kind === "reply"),
    mayWrite: writesTickets,
    mutationFn: ({ messageId, before: status }, context) =>
      takeBackReply(
        { ticketId: ticket.id, messageId, ...(status !== undefined && { status }) },
        context,
      ),
    onTakenBack: ({ body }) => onTakenBack(body),
  });
}
