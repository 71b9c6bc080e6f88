import * as z from "zod/mini";

const optionalText = z.optional(z.string());

const requestReceived = z.object({
  name: optionalText,
  form: z.string(),
  reference: z.string(),
  /** An ISO timestamp, here and below. */
  slot: optionalText,
  timeZone: optionalText,
  /** Where the time is booked: who calls. */
  booking: z.optional(z.object({ startsAt: z.string(), endsAt: z.string(), host: z.string() })),
});

const newLead = z.object({
  name: z.string(),
  form: z.string(),
  reference: z.string(),
  business: optionalText,
  town: optionalText,
  trade: optionalText,
  email: optionalText,
  phone: optionalText,
  message: optionalText,
  slot: optionalText,
  dueAt: optionalText,
});

const ticketReply = z.object({
  number: z.number(),
  subject: z.string(),
  author: z.string(),
  body: z.string(),
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

const about = {
  to_name: z.string(),
  lead_id: z.nullable(z.string()),
  client_id: z.nullable(z.string()),
  ticket_id: z.nullable(z.string()),
};

/** What a mail is made of: its kind, who gets it and the facts, as the outbox holds them. */
export const mailFactsSchema = z.discriminatedUnion("kind", [
  z.object({ ...about, kind: z.literal("request-received"), data: requestReceived }),
  z.object({ ...about, kind: z.literal("new-lead"), data: newLead }),
  z.object({ ...about, kind: z.literal("ticket-reply"), data: ticketReply }),
  z.object({
    ...about,
    kind: z.enum(["assigned-ticket", "assigned-lead", "assigned-task"]),
    data: assigned,
  }),
]);

export type MailFacts = z.infer<typeof mailFactsSchema>;
export type FactsOf<Kind extends MailFacts["kind"]> = Extract<MailFacts, { kind: Kind }>;
export type AssignmentFacts = Exclude<
  MailFacts,
  { kind: "request-received" | "new-lead" | "ticket-reply" }
>;
