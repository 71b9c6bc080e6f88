import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { MailFrame } from "@/features/crm/shared/mails/mail-frame";
import { inboundDetailQuery } from "@/data/inbound-mails/queries";
import type { InboundMail } from "@/data/inbound-mails/schema";
import { InboundActions } from "./inbound-actions";
import { InboundDetails } from "./inbound-details";
import { subjectOf } from "./inbox-labels";

const POLL_MS = 20_000;

type InboundSheetProps = {
  id: string | null;
  /** The list's data, until the mail is loaded. */
  known: InboundMail | undefined;
  onClose: () => void;
};

export function InboundSheet({ id, known, onClose }: InboundSheetProps) {
  const { t } = useTranslation();
  const answer = useQuery({
    ...inboundDetailQuery(id ?? ""),
    enabled: id !== null,
    refetchInterval: POLL_MS,
  });
  const mail = answer.data ?? known;
  return (
    <MailFrame
      isOpen={id !== null}
      onClose={onClose}
      subject={mail && subjectOf(mail, t)}
      answer={answer}
      backLabel={t("Back to the list")}
    >
      {mail && (
        <>
          <InboundDetails mail={mail} />
          <InboundActions key={mail.id} mail={mail} />
        </>
      )}
    </MailFrame>
  );
}
