import { useTranslation } from "react-i18next";
import type { ClientOverview } from "@/data/clients/schema";
import type { NewClientLink } from "@/data/files/client-links";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { useReplyStart } from "@/features/crm/shared/new-ticket/ticket-draft";
import { formatReaderDay } from "@/lib/dates/reader-time";
import { startWith } from "@/lib/mail/reply-start";

/** The mail to the client with the link. */
export function useLinkMail(client: ClientOverview, link: NewClientLink | null, address: string) {
  const { t } = useTranslation();
  const { writesTickets } = useCrmRights();
  const contact = client.contacts[0] ?? null;
  const subject = t("Your photos for the website");
  const start = useReplyStart({ number: null, subject, client, contact });
  const text = [
    link?.wanted
      ? t("This is what we are looking for: {{wanted}}", { wanted: link.wanted })
      : t("Please send us photos of your work, your team and your vans."),
    t("This page takes them straight from your phone, until {{day}}:", {
      day: link === null ? "" : formatReaderDay(link.expires_at),
    }),
    address,
  ].join("\n\n");
  const reply = start === null ? text : startWith(start, text);
  return {
    subject,
    reply,
    /** Whether this person writes to clients by tickets. */
    isTicket: writesTickets,
    /** For the person's own mail program; null where the client has no address or wants no mail. */
    href:
      client.mailing === null && contact?.email
        ? `mailto:${encodeURIComponent(contact.email)}?${new URLSearchParams({
            subject,
            body: reply,
          })
            .toString()
            .replaceAll("+", "%20")}`
        : null,
  };
}

export type LinkMail = ReturnType<typeof useLinkMail>;
