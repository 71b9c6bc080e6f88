import { useQuery, type MutationFunction } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { replyMailsQuery, type MailedRecord, type ReplyMail } from "@/data/mails/queries";
import { useCrmMutation } from "@/data/records/mutations";
import { hasLeft, isForbidden } from "@/data/records/refusals";
import { useStaffMember } from "@/data/staff/use-staff-member";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";

const POLL_MS = 15_000;

type Written = { id: string; body: string };

type Recalling<Before> = {
  record: MailedRecord;
  hasMails: boolean;
  mayWrite: boolean;
  /** Takes a message back, and with it what sending changed. */
  mutationFn: MutationFunction<void, { messageId: string; before?: Before | undefined }>;
  onTakenBack: (message: Written) => void;
};

/** The mails of a conversation's messages, and a function that undoes one's own before it is sent. */
export function useMailRecall<Before = never>(recalling: Recalling<Before>) {
  const { record, hasMails, mayWrite, mutationFn, onTakenBack } = recalling;
  const { t } = useTranslation();
  const say = useUndoToast();
  const me = useStaffMember()?.id;
  const { data: mails } = useQuery({
    ...replyMailsQuery(record),
    enabled: hasMails,
    refetchInterval: POLL_MS,
  });
  const { mutateAsync, isPending } = useCrmMutation(mutationFn);
  const takeBack = async (message: Written, before?: Before): Promise<void> => {
    try {
      await mutateAsync({ messageId: message.id, before });
    } catch (error) {
      if (hasLeft(error)) {
        say.failed(t("Not taken back: the mail is on its way already."), null);
      } else if (isForbidden(error)) {
        say.failed(t("Not taken back: only its writer does that."), null);
      } else {
        say.failed(
          t("Not taken back: {{reason}}.", { reason: reasonOf(error) }),
          () => void takeBack(message, before),
        );
      }
      return;
    }
    onTakenBack(message);
  };
  return {
    takeBack,
    isPending,
    mayWrite,
    mailOf: (messageId: string): ReplyMail | undefined => mails?.[messageId],
    isMine: ({ author_id: author }: { author_id: string | null }) =>
      mayWrite && author !== null && author === me,
  };
}

export type MailRecall<Before = never> = ReturnType<typeof useMailRecall<Before>>;

/** It was not sent yet. */
export const isInOutbox = (mail: ReplyMail | undefined) =>
  mail?.state === "queued" && mail.taken_at === null;
