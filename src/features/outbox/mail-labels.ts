import type { TFunction } from "i18next";
import type { BadgeVariant } from "@/components/ui/badge";
import type { Mail, MailKind, MailState } from "@/data/mails/schema";
import { storedSubject } from "@/lib/mail/render-mail";

/** English, the keys of their translations. */
export const stateBadges: Record<MailState, { label: string; variant: BadgeVariant }> = {
  queued: { label: "Queued", variant: "pending" },
  sending: { label: "On its way", variant: "info" },
  sent: { label: "Sent", variant: "success" },
  failed: { label: "Given up", variant: "destructive" },
};

export const kindLabels: Record<MailKind, string> = {
  "request-received": "Request confirmed",
  "new-lead": "New lead",
  "ticket-reply": "Ticket reply",
  "assigned-ticket": "Ticket assigned",
  "assigned-lead": "Lead assigned",
  "assigned-task": "Task assigned",
  "demo-booked": "Demo booked",
  "demo-moved": "Demo moved",
  "demo-host-changed": "Demo host changed",
  "demo-cancelled": "Demo cancelled",
  "demo-reminder": "Demo reminder",
  "host-demo": "Your demos",
  "answer-due": "First answer due",
  "sla-warning": "SLA warning",
  "weekly-summary": "Weekly summary",
  "mail-given-up": "Mail given up",
};

/** As it is sent; its kind where what it is made of is not complete. */
export const subjectOf = (mail: Mail, t: TFunction): string =>
  storedSubject(mail) ?? t(kindLabels[mail.kind]);
