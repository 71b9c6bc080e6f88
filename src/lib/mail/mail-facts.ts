import * as z from "zod/mini";
import { notificationItemSchema } from "@/lib/notifications/notification";

const optionalText = z.optional(z.string());
const templateWords = z.optional(z.string());

const booking = z.object({
  uid: z.string(),
  version: z.number(),
  /** An ISO timestamp, here and below. */
  startsAt: z.string(),
  endsAt: z.string(),
  host: z.string(),
  key: optionalText,
});
export type MailedBooking = z.infer<typeof booking>;

const requestReceived = z.object({
  name: optionalText,
  form: z.string(),
  reference: z.string(),
  slot: optionalText,
  timeZone: optionalText,
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
  /** The previous time, if it was moved. */
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
  /** Answers that fill no column of the lead. */
  answers: z.optional(z.record(z.string(), z.string())),
  slot: optionalText,
  host: optionalText,
  dueAt: optionalText,
});

const ticketReceived = z.object({ number: z.number(), subject: z.string() });

const written = z.object({
  subject: z.string(),
  author: z.string(),
  body: z.string(),
  business: z.nullish(z.string()),
  /** The earlier conversation, newest first. */
  earlier: z.array(z.object({ author: z.string(), at: z.string(), body: z.string() })),
});
export type WrittenMail = z.infer<typeof written>;

const ticketReply = z.extend(written, { number: z.number() });

const leadMail = z.extend(written, { reference: z.string() });

const assigned = z.object({
  by: optionalText,
  subject: z.string(),
  number: z.optional(z.number()),
  reference: optionalText,
  /** For a task: a day, such as "2026-11-26". */
  dueOn: optionalText,
  about: optionalText,
});

const slaWarning = z.object({
  number: z.number(),
  subject: z.string(),
  priority: z.string(),
  about: z.string(),
  dueAt: z.string(),
  /** Assigned to the reader, or else to nobody. */
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
  /** The median in business hours; null without answers. */
  answerSeconds: z.nullable(z.number()),
  ticketsOpened: z.number(),
  ticketsClosed: z.number(),
  ticketsOverdue: z.number(),
  mrrCents: z.number(),
});
export type WeekFigures = z.infer<typeof weekFigures>;

const weeklySummary = z.object({
  /** The first day of the week, such as "2026-11-16". */
  monday: z.string(),
  week: weekFigures,
  before: weekFigures,
});

const spamWaiting = z.object({
  /** The total; at most five are named. */
  count: z.number(),
  requests: z.array(z.object({ name: z.string(), at: z.string() })),
});

const invitation = z.object({
  by: optionalText,
  /** Such as "sales". */
  role: z.string(),
  expiresAt: z.string(),
  key: optionalText,
});

const givenUp = z.object({
  count: z.number(),
  mails: z.array(
    z.object({ id: z.string(), name: z.string(), email: z.string(), error: z.string() }),
  ),
});

const about = {
  to_name: z.string(),
  /** When it was stored or last retried by a person. */
  queued_at: z.string(),
  lead_id: z.nullable(z.string()),
  client_id: z.nullable(z.string()),
  ticket_id: z.nullable(z.string()),
};

/** Everything a mail is rendered from, as the outbox stores it. */
export const mailFactsSchema = z.discriminatedUnion("kind", [
  z.object({ ...about, kind: z.literal("request-received"), data: requestReceived }),
  z.object({ ...about, kind: z.literal("new-lead"), data: leadFacts }),
  z.object({ ...about, kind: z.literal("ticket-received"), data: ticketReceived }),
  z.object({ ...about, kind: z.literal("ticket-reply"), data: ticketReply }),
  z.object({ ...about, kind: z.literal("lead-mail"), data: leadMail }),
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
      /** The booking's id, which is the event's uid. */
      demoId: z.string(),
      what: z.enum(["booked", "moved", "cancelled", "taken-over"]),
      /** Set when another host gives the demo. */
      newBooking: z.optional(booking),
      /** The person who did it; unset for the visitor. */
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
  z.object({ ...about, kind: z.literal("suspects-waiting"), data: spamWaiting }),
  z.object({ ...about, kind: z.literal("invitation"), data: invitation }),
  z.object({
    ...about,
    kind: z.literal("notification"),
    data: z.object({ items: z.tuple([notificationItemSchema]) }),
  }),
  z.object({
    ...about,
    kind: z.literal("daily-summary"),
    /** The total; at most twenty are listed. */
    data: z.object({ count: z.number(), items: z.array(notificationItemSchema) }),
  }),
]);

export type MailFacts = z.infer<typeof mailFactsSchema>;
export type FactsOf<Kind extends MailFacts["kind"]> = Extract<MailFacts, { kind: Kind }>;
export type AssignmentFacts = Extract<MailFacts, { kind: `assigned-${string}` }>;
export type DemoFacts = Extract<MailFacts, { kind: `demo-${string}` }>;
