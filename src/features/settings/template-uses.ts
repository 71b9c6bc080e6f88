import type { TemplateUse } from "@/lib/mail/placeholders";

/** Where a template is used, and its effect. English, for `t()`. */
export const templateUseLabels: Record<TemplateUse, string> = {
  composer: "In replies, where somebody inserts it",
  "lead-composer": "In e\u2011mails to leads, where somebody inserts it",
  "ticket-reply": "At the end of every reply",
  "request-received": "In the answer to a form",
  "demo-booked": "When a demo is booked",
  "demo-moved": "When a demo is moved",
  "demo-host-changed": "When somebody else gives a demo",
  "demo-cancelled": "When a demo is cancelled",
  "demo-reminder": "In the reminder of a demo",
};

const IN_A_MAIL = "Stands in every such mail, below its facts. The mail greets them itself.";

export const templateUseHints: Record<TemplateUse, string> = {
  composer: "The composer has the greeting and the signature already.",
  "lead-composer": "The composer has the greeting and the signature already.",
  "ticket-reply":
    "Stands in the composer from the start, in place of the writer’s name and our number, and can be changed there. Mails to leads leave out the lines that name a ticket.",
  "request-received":
    "Stands in every such mail, below its facts. A form that books a demo is answered with “When a demo is booked”.",
  "demo-booked": IN_A_MAIL,
  "demo-moved": IN_A_MAIL,
  "demo-host-changed": IN_A_MAIL,
  "demo-cancelled": IN_A_MAIL,
  "demo-reminder": IN_A_MAIL,
};
