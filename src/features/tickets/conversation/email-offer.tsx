import type { TFunction } from "i18next";
import { Mail, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, buttonVariants } from "@/components/ui/button";
import { useMailSender } from "@/data/mails/use-mail-sender";
import type { TicketDetail } from "@/data/tickets/schema";
import { mailAddress } from "./mail-address";
import { TicketNotice } from "./ticket-notice";

type EmailOfferProps = { ticket: TicketDetail; text: string; onDismiss: () => void };

/**
 * What becomes of a reply: its mail is on its way or, where none is sent, this hands it to the person's
 * own mail program.
 */
export function EmailOffer({ ticket, text, onDismiss }: EmailOfferProps) {
  const { t } = useTranslation();
  const isSending = useMailSender()?.isSending === true;
  const [isCopied, setIsCopied] = useState(false);
  const { contact } = ticket;
  const firstName = contact?.name.split(/\s+/)[0] ?? ticket.client.business;
  const isMailed = ticket.do_not_mail === null && Boolean(contact?.email);
  const address =
    isMailed && contact?.email && !isSending ? mailAddress(contact.email, ticket, text) : null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      setIsCopied(false);
    }
  };
  return (
    <TicketNotice variant="success">
      <p>{becameOf(ticket, firstName, isSending, t)}</p>
      {address !== null && (
        <a className={buttonVariants({ variant: "secondary" })} href={address.href}>
          <Mail size={17} aria-hidden />
          {t("E-mail it to {{name}}", { name: firstName })}
        </a>
      )}
      {(!isMailed || address?.isCut) && (
        <Button variant="secondary" onClick={() => void copy()}>
          {isCopied ? t("Copied") : t("Copy the text")}
        </Button>
      )}
      {address?.isCut && (
        <p>{t("It is too long for a link: copy it and paste it into the e-mail.")}</p>
      )}
      <Button
        variant="ghost"
        size="icon"
        className="ml-auto"
        aria-label={t("Dismiss")}
        onClick={onDismiss}
      >
        <X size={18} aria-hidden />
      </Button>
    </TicketNotice>
  );
}

function becameOf(
  { client, contact, do_not_mail: mark }: TicketDetail,
  name: string,
  isSending: boolean,
  t: TFunction,
): string {
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
  if (!contact?.email) {
    return t("Stored. {{name}} has no e-mail address here, so it is up to the phone.", { name });
  }
  return isSending
    ? t("Stored, and on its way to {{name}} by e-mail.", { name })
    : t("Stored here; {{name}} has not been told yet.", { name });
}
