import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { MailFrame } from "@/features/crm/shared/mails/mail-frame";
import { mailDetailQuery } from "@/data/mails/queries";
import type { Mail } from "@/data/mails/schema";
import { MailDetails } from "./mail-details";
import { subjectOf } from "./mail-labels";
import { MailPreview } from "./mail-preview";

const POLL_MS = 10_000;

type MailSheetProps = {
  id: string | null;
  /** The list's data, until the mail is loaded. */
  known: Mail | undefined;
  onClose: () => void;
};

export function MailSheet({ id, known, onClose }: MailSheetProps) {
  const { t } = useTranslation();
  const answer = useQuery({
    ...mailDetailQuery(id ?? ""),
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
      backLabel={t("Back to the outbox")}
    >
      {mail && (
        <>
          <MailDetails mail={mail} />
          <MailPreview mail={mail} />
        </>
      )}
    </MailFrame>
  );
}
