import type { TFunction } from "i18next";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { TicketDetail, TicketStatus } from "@/data/tickets/schema";
import { DismissibleNotice, SentNotice } from "@/features/crm/shared/conversation/sent-notice";
import type { MailRecall } from "@/features/crm/shared/conversation/use-mail-recall";
import type { SentMessage } from "./use-composer";

/** With the time of storing, by this browser's clock. */
export type SentReply = SentMessage & { at: number };

type ReplyNoticeProps = {
  ticket: TicketDetail;
  sent: SentReply;
  recall: MailRecall<TicketStatus>;
  onDismiss: () => void;
};

/** A reply can be undone for ten seconds; then its mail, if any, is sent. */
export function ReplyNotice({ ticket, sent, recall, onDismiss }: ReplyNoticeProps) {
  const { t } = useTranslation();
  const isMailed = ticket.do_not_mail === null && Boolean(ticket.contact?.email);
  if (!isMailed) {
    return (
      <DismissibleNotice onDismiss={onDismiss}>
        <p>{whyNotMailed(ticket, t)}</p>
        <CopyButton text={sent.body} />
      </DismissibleNotice>
    );
  }
  return (
    <SentNotice
      sentAt={sent.at}
      messageId={sent.id}
      name={nameOf(ticket)}
      recall={recall}
      onUndo={() => void recall.takeBack(sent, sent.statusBefore)}
      onDismiss={onDismiss}
    />
  );
}

const nameOf = ({ contact, client }: TicketDetail) =>
  contact?.name.split(/\s+/)[0] ?? client.business;

function whyNotMailed(ticket: TicketDetail, t: TFunction): string {
  const { client, contact, do_not_mail: mark } = ticket;
  if (mark === "client") {
    return t("Stored. {{client}} asked not to be mailed, so it is up to the phone.", {
      client: client.business,
    });
  }
  if (mark === "address") {
    return t("Stored. {{email}} is not to be mailed, so it is up to the phone.", {
      email: contact?.email,
    });
  }
  return t("Stored. {{name}} has no e-mail address here, so it is up to the phone.", {
    name: nameOf(ticket),
  });
}

function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      setIsCopied(false);
    }
  };
  return (
    <Button variant="secondary" onClick={() => void copy()}>
      {isCopied ? t("Copied") : t("Copy the text")}
    </Button>
  );
}
