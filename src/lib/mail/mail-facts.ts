import * as z from "zod/mini";

const optionalText = z.optional(z.string());
/** Of the template for this kind of mail, not filled in yet. */
const templateWords = z.optional(z.string());

const booking = z.object({
  /** Of its event in calendars. */
  uid: z.string(),
  version: z.number(),
  /** An ISO timestamp, here and below. */
  startsAt: z.string(),
  endsAt: z.string(),
  /** Who calls. */
  host: z.string(),
  /** Of the link by which it is moved or cancelled; added when it is sent. */
  key: optionalText,
});
export type MailedBooking = z.infer<typeof booking>;

const requestReceived = z.object({
  name: optionalText,
  form: z.string(),
  reference: z.string(),
  slot: optionalText,
  timeZone: optionalText,
  /** Where the time is booked. */
  booking: z.optional(booking),
  words: templateWords,
});

const demo = z.object({
  name: optionalText,
  business: optionalText,
  phone: optionalText,
  message: optionalText,
  reference: z.string(),
  timeZone: optionalText,
  /** When it was before it was moved. */
  was: optionalText,
  booking,
  words: templateWords,
});

const leadFacts = z.object({
  name: z.string(),
  form: z.string(),
  reference: z.string(),
  business: optionalText,
  town: optionalText,
  trade: optionalText,
  email: optionalText,
  phone: optionalText,
  message: optionalText,
  /** When they asked to be called, or are. */
  slot: optionalText,
  /** Who calls them then, where that is booked. */
  host: optionalText,
  dueAt: optionalText,
});

/** Of a ticket that a mail of theirs opened. */
const ticketReceived = z.object({ number: z.number(), subject: z.string() });

const ticketReply = z.object({
  number: z.number(),
  subject: z.string(),
  author: z.string(),
  body: z.string(),
  business: z.nullish(z.string()),
  /** What was said before, newest first. */
  earlier: z.array(z.object({ author: z.string(), at: z.string(), body: z.string() })),
});

const assigned = z.object({
  /** Who gave it; unset where nobody did. */
  by: optionalText,
  subject: z.string(),
  /** Of a ticket. */
  number: z.optional(z.number()),
  /** Of a lead. */
  reference: optionalText,
  /** Of a task: a day, such as "2026-11-26". */
  dueOn: optionalText,
  /** Whose it is. */
  about: optionalText,
});

const slaWarning = z.object({
  number: z.number(),
  subject: z.string(),
  priority: z.string(),
  about: z.string(),
  dueAt: z.string(),
  /** Whether it is the reader's; else it is anybody's. */
  isMine: z.boolean(),
});

/** Counted by the database's private.week_figures(). */
const weekFigures = z.object({
  leads: z.number(),
  won: z.number(),
  lost: z.number(),
  demosBooked: z.number(),
  demosGiven: z.number(),
  noShows: z.number(),
  answers: z.number(),
  lateAnswers: z.number(),
  /** Of business hours, in the middle of all; null where there was no answer. */
  answerSeconds: z.nullable(z.number()),
  ticketsOpened: z.number(),
  ticketsClosed: z.number(),
  ticketsOverdue: z.number(),
  mrrCents: z.number(),
});
export type WeekFigures = z.infer<typeof weekFigures>;

const weeklySummary = z.object({
  /** The day that the week began with, such as "2026-11-16". */
  monday: z.string(),
  week: weekFigures,
  before: weekFigures,
});

const suspectsWaiting = z.object({
  /** Of all of them; at most five are named. */
  count: z.number(),
  requests: z.array(z.object({ name: z.string(), at: z.string() })),
});

const invitation = z.object({
  /** Who invites; unset where the database's owner did. */
  by: optionalText,
  /** Such as "sales". */
  role: z.string(),
  expiresAt: z.string(),
  /** Of its link; added when it is sent. */
  key: optionalText,
});

const givenUp = z.object({
  /** Of all of them; at most ten are named. */
  count: z.number(),
  mails: z.array(
    z.object({ id: z.string(), name: z.string(), email: z.string(), error: z.string() }),
  ),
});

const about = {
  to_name: z.string(),
  /** When it was stored, or a person last had it tried anew. */
  queued_at: z.string(),
  lead_id: z.nullable(z.string()),
  client_id: z.nullable(z.string()),
  ticket_id: z.nullable(z.string()),
};

/** What a mail is made of: its kind, who gets it and the facts, as the outbox holds them. */
export const mailFactsSchema = z.discriminatedUnion("kind", [
  z.object({ ...about, kind: z.literal("request-received"), data: requestReceived }),
  z.object({ ...about, kind: z.literal("new-lead"), data: leadFacts }),
  z.object({ ...about, kind: z.literal("ticket-received"), data: ticketReceived }),
  z.object({ ...about, kind: z.literal("ticket-reply"), data: ticketReply }),
  z.object({
    ...about,
    kind: z.enum([
      "demo-booked",
      "demo-moved",
      "demo-host-changed",
      "demo-cancelled",
      "demo-reminder",
    ]),
    data: demo,
  }),
  z.object({
    ...about,
    kind: z.literal("host-demo"),
    data: z.extend(demo, {
      /** The booking's id, of which their calendar names the event. */
      demoId: z.string(),
      what: z.enum(["booked", "moved", "cancelled", "taken-over"]),
      /** Of a demo that somebody else gives now: who calls, and when. */
      newBooking: z.optional(booking),
      /** Whose doing it was; unset where it was the visitor's. */
      by: optionalText,
    }),
  }),
  z.object({
    ...about,
    kind: z.enum(["assigned-ticket", "assigned-lead", "assigned-task"]),
    data: assigned,
  }),
  z.object({ ...about, kind: z.literal("answer-due"), data: leadFacts }),
  z.object({ ...about, kind: z.literal("sla-warning"), data: slaWarning }),
  z.object({ ...about, kind: z.literal("weekly-summary"), data: weeklySummary }),
  z.object({ ...about, kind: z.literal("mail-given-up"), data: givenUp }),
  z.object({ ...about, kind: z.literal("suspects-waiting"), data: suspectsWaiting }),
  z.object({ ...about, kind: z.literal("invitation"), data: invitation }),
]);

export type MailFacts = z.infer<typeof mailFactsSchema>;
export type FactsOf<Kind extends MailFacts["kind"]> = Extract<MailFacts, { kind: Kind }>;
export type AssignmentFacts = Extract<MailFacts, { kind: `assigned-${string}` }>;
export type DemoFacts = Extract<MailFacts, { kind: `demo-${string}` }>;
