import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { replyMailsQuery, type ReplyMail } from "@/data/mails/queries";
import { useCrmMutation } from "@/data/records/mutations";
import { hasLeft, isForbidden } from "@/data/records/refusals";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { takeBackReply } from "@/data/tickets/mutations";
import type { TicketDetail, TicketMessage, TicketStatus } from "@/data/tickets/schema";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";

const POLL_MS = 15_000;

type Reply = Pick<TicketMessage, "id" | "body">;

/** The mails of the replies, and a function that undoes one's own before it is sent. */
export function useReplyRecall(ticket: TicketDetail, onTakenBack: (body: string) => void) {
  const { t } = useTranslation();
  const say = useUndoToast();
  const { member, writesTickets } = useCrmRights();
  const hasReplies = ticket.messages.some(({ kind }) => kind === "reply");
  const { data: mails } = useQuery({
    ...replyMailsQuery(ticket.id),
    enabled: hasReplies,
    refetchInterval: POLL_MS,
  });
  const { mutateAsync, isPending } = useCrmMutation(takeBackReply);
  const takeBack = async (reply: Reply, status?: TicketStatus): Promise<void> => {
    try {
      await mutateAsync({
        ticketId: ticket.id,
        messageId: reply.id,
        ...(status !== undefined && { status }),
      });
    } catch (error) {
      if (hasLeft(error)) {
        say.failed(t("Not taken back: the mail is on its way already."), null);
      } else if (isForbidden(error)) {
        say.failed(t("Not taken back: only its writer does that."), null);
      } else {
        say.failed(
          t("Not taken back: {{reason}}.", { reason: reasonOf(error) }),
          () => void takeBack(reply, status),
        );
      }
      return;
    }
    onTakenBack(reply.body);
  };
  return {
    takeBack,
    isPending,
    mailOf: (replyId: string): ReplyMail | undefined => mails?.[replyId],
    isMine: ({ author_id: author }: TicketMessage) =>
      writesTickets && author !== null && author === member?.id,
  };
}

export type ReplyRecall = ReturnType<typeof useReplyRecall>;

/** It was not sent yet. */
export const isInOutbox = (mail: ReplyMail | undefined) =>
  mail?.state === "queued" && mail.taken_at === null;
