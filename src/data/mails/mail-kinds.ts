type MailKindTexts = {
  label: string;
  /** To whom and when it goes, beside the switch that turns it off for everybody; always sent without one. */
  hint?: string;
  /** The switch's name where it differs from `label`. */
  switchLabel?: string;
};

/** Every kind of mail. Texts are English, for `t()`. */
export const mailKinds = {
  "request-received": {
    label: "Request confirmed",
    hint: "To whoever sends a form, once a day for each form: the reference and what happens next. Each time a demo is booked with it: its time, and the link to move or cancel it.",
  },
  "new-lead": {
    label: "New lead",
    hint: "To each colleague who works on leads and did not turn it off.",
  },
  "ticket-received": {
    label: "Ticket confirmed",
    hint: "To the client’s contact whose mail opened a ticket: its number.",
  },
  "ticket-reply": {
    label: "Ticket reply",
  },
  "lead-mail": {
    label: "Mail to a lead",
  },
  "assigned-ticket": {
    label: "Ticket assigned",
    hint: "To the colleague who was given it.",
  },
  "assigned-lead": {
    label: "Lead assigned",
    hint: "To the colleague who was given it.",
  },
  "assigned-task": {
    label: "Task assigned",
    hint: "To the colleague who was given it.",
  },
  "demo-booked": {
    label: "Demo booked",
    switchLabel: "Demo booked by us",
    hint: "To whoever is called: the time of a demo that somebody here booked for them.",
  },
  "demo-moved": {
    label: "Demo moved",
    hint: "To whoever is called: the new time of their demo.",
  },
  "demo-host-changed": {
    label: "Demo host changed",
    hint: "To whoever is called: who calls instead, at the same time.",
  },
  "demo-cancelled": {
    label: "Demo cancelled",
    hint: "To whoever was to be called: that there is no demo.",
  },
  "demo-reminder": {
    label: "Demo reminder",
    switchLabel: "Reminder of a demo",
    hint: "To whoever is called, the day before.",
  },
  "host-demo": {
    label: "Your demos",
    switchLabel: "Demo for a host",
    hint: "To who gives it, when somebody else booked, moved, took over or cancelled it.",
  },
  "answer-due": {
    label: "First answer due",
    hint: "To whoever is to answer a lead, an hour before.",
  },
  "sla-warning": {
    label: "SLA warning",
    hint: "To whoever works on the ticket, when most of its time has gone.",
  },
  "weekly-summary": {
    label: "Weekly summary",
    hint: "To owners, on Mondays.",
  },
  "mail-given-up": {
    label: "Mail given up",
    hint: "To colleagues, when a mail to a client or a lead could not be delivered.",
  },
  "suspects-waiting": {
    label: "Requests put aside",
    hint: "To each colleague who works on leads, once a day while any wait.",
  },
  notification: {
    label: "Notification",
    hint: "To colleagues who chose a mail: a mention, a client’s answer, an import that ended.",
  },
  "daily-summary": {
    label: "Daily summary",
    hint: "To colleagues at 8 am, on days on which they have not read something.",
  },
  invitation: {
    label: "Invitation",
  },
} satisfies Record<string, MailKindTexts>;

export type MailKind = keyof typeof mailKinds;

export const MAIL_KINDS = Object.keys(mailKinds) as MailKind[];

/** Kinds that an owner may turn off for everybody. */
export const switchableMails = MAIL_KINDS.flatMap((kind) => {
  const { label, hint, switchLabel = label }: MailKindTexts = mailKinds[kind];
  return hint === undefined ? [] : [{ kind, label: switchLabel, hint }];
});
