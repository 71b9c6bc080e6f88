import type { TFunction } from "i18next";
import type { BadgeVariant } from "@/components/ui/badge";
import { formatList } from "@/lib/format/format";
import type { InboundMail, InboundState, WaitReason } from "@/data/inbound-mails/schema";

/** English, the keys of their translations. */
export const stateBadges: Record<InboundState, { label: string; variant: BadgeVariant }> = {
  waiting: { label: "Waiting", variant: "pending" },
  added: { label: "Added", variant: "success" },
  dismissed: { label: "Dismissed", variant: "outline" },
  automatic: { label: "Automatic", variant: "info" },
};

export const reasonLabels: Record<WaitReason, string> = {
  unknown:
    "It answers no mail of ours, and its sender is neither a client’s contact nor the one open lead with that address.",
  several: "Its sender is known in several places, so a person says where it belongs.",
  many: "Ten mails of this sender have opened tickets within an hour, so no more do by themselves.",
  "other-sender": "It answers a mail of ours, but comes from another address than that went to.",
  archived: "What it answers was archived.",
  unproven: "A mail server found that it may not come from the address it names.",
};

export const kindLabels: Record<Exclude<InboundMail["kind"], "message">, string> = {
  "auto-reply": "A program wrote this by itself, so it was added nowhere.",
  bounce:
    "A mail server could not deliver a mail, or not yet. Where one of ours failed, the outbox says so.",
  own: "It says that it comes from us, which no mail that comes in does. It was added nowhere.",
};

export const subjectOf = ({ subject }: InboundMail, t: TFunction): string =>
  subject || t("No subject");

export const senderOf = ({ from_name: name, from_email: email }: InboundMail, t: TFunction) =>
  [name, email].filter((part) => part !== "").join(", ") || t("No sender");

export function perhapsLabel({ candidates }: InboundMail, t: TFunction): string | null {
  const names = [
    ...candidates.clients.map(({ business }) => business),
    ...candidates.leads.map(({ name }) => name),
  ];
  return names.length === 0 ? null : t("Perhaps {{names}}", { names: formatList(names) });
}

export function aboutLabel({ ticket, lead }: InboundMail, t: TFunction): string | null {
  if (ticket !== null) return t("Ticket #{{number}}", ticket);
  return lead?.name ?? null;
}
