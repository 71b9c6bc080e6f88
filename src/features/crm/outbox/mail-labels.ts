import type { TFunction } from "i18next";
import type { BadgeVariant } from "@/components/ui/badge";
import { mailKinds } from "@/data/mails/mail-kinds";
import type { Mail, MailState } from "@/data/mails/schema";
import { storedSubject } from "@/lib/mail/render-mail";

/** English, the keys of their translations. */
export const stateBadges: Record<MailState, { label: string; variant: BadgeVariant }> = {
  queued: { label: "Queued", variant: "pending" },
  sending: { label: "On its way", variant: "info" },
  sent: { label: "Sent", variant: "success" },
  failed: { label: "Given up", variant: "destructive" },
};

/** The subject as sent; the kind if the data is incomplete. */
export const subjectOf = (mail: Mail, t: TFunction): string =>
  storedSubject(mail) ?? t(mailKinds[mail.kind].label);
