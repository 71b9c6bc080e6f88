import { MAIL_KINDS, type MailKind } from "@/data/mails/schema";

type MailChoice = { label: string; hint: string };

/** Replies to clients are missing, because they are always sent. English, for `t()`. */
const choices: Partial<Record<string, MailChoice>> = {
  "request-received": {
    label: "Request confirmed",
    hint: "To whoever sends a form, once a day for each form: the reference and what happens next. Each time a demo is booked with it: its time, and the link to move or cancel it.",
  },
  "demo-booked": {
    label: "Demo booked by us",
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
    label: "Reminder of a demo",
    hint: "To whoever is called, the day before.",
  },
  "host-demo": {
    label: "Demo for a host",
    hint: "To who gives it, when somebody else booked, moved, took over or cancelled it.",
  },
  "new-lead": {
    label: "New lead",
    hint: "To each colleague who works on leads and did not turn it off.",
  },
  "ticket-received": {
    label: "Ticket confirmed",
    hint: "To the client’s contact whose mail opened a ticket: its number.",
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
  "answer-due": {
    label: "First answer due",
    hint: "To whoever is to answer a lead, an hour before.",
  },
  "sla-warning": {
    label: "SLA warning",
    hint: "To whoever works on the ticket, when most of its time has gone.",
  },
  "mail-given-up": {
    label: "Mail given up",
    hint: "To colleagues, when a mail to a client or a lead could not be delivered.",
  },
  "weekly-summary": {
    label: "Weekly summary",
    hint: "To owners, on Mondays.",
  },
  "suspects-waiting": {
    label: "Requests put aside",
    hint: "To each colleague who works on leads, once a day while any wait.",
  },
};

/** Kinds that an owner may turn off for everybody. */
export const switchableMails = MAIL_KINDS.flatMap((kind: MailKind) => {
  const choice = choices[kind];
  return choice === undefined ? [] : [{ kind, ...choice }];
});
