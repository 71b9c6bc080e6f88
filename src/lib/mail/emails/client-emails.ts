import { dealTerms } from "@/content/deal-terms";
import { nextSteps } from "@/content/next-steps";
import { site } from "@/content/company";
import { bookedRequestEmail } from "./demo-emails";
import {
  ENTERED_IN_A_FORM,
  formatSentOn,
  formatSlot,
  oneLine,
  templateWords,
  type Email,
  type EmailPart,
} from "@/lib/mail/email";
import type { FactsOf, WrittenMail } from "@/lib/mail/mail-facts";

const THEN_WE_CALL = "Then we call you, with an example site for your trade ready.";

const WHY_CLIENT = `You get this because you look after a website that you rent from ${site.brand}.`;

const NEXT_OF_WISH = [
  "We confirm this time by phone or email, or offer you the nearest one that is free.",
  THEN_WE_CALL,
];

const NEXT_OF_FORM: Record<string, readonly string[]> = {
  ...nextSteps,
  "schedule-demo": ["We call you to find a time.", THEN_WE_CALL],
};

export function requestEmail(mail: FactsOf<"request-received">): Email {
  const { to_name: name, data } = mail;
  if (data.booking !== undefined) return bookedRequestEmail(mail, data.booking);
  const slot = data.slot === undefined ? "" : formatSlot(data.slot, data.timeZone);
  return {
    subject: `We have your request, ${oneLine(data.reference)}`,
    name,
    parts: [
      {
        kind: "paragraph",
        text: "Your request is on our desk. This is your reference, should you call about it:",
      },
      {
        kind: "facts",
        rows: [
          ["Reference", data.reference],
          ...(slot === "" ? [] : ([["The time you asked for", slot]] as const)),
        ],
      },
      { kind: "paragraph", text: "What happens next:" },
      {
        kind: "list",
        items: slot === "" ? (NEXT_OF_FORM[data.form] ?? [dealTerms.response.long]) : NEXT_OF_WISH,
      },
      ...templateWords(data.words, { reference: data.reference }),
      {
        kind: "paragraph",
        text: `Sooner than that? Call ${site.phone}, ${site.phoneHours}.`,
      },
    ],
    why: ENTERED_IN_A_FORM,
  };
}

/** Constant for a ticket, because some mail programs group by subject. */
const ticketSubject = ({ subject, number }: { subject: string; number: number }) =>
  `${oneLine(subject)} (#${number})`;

export function receivedEmail({ to_name: name, data }: FactsOf<"ticket-received">): Email {
  return {
    subject: ticketSubject(data),
    name,
    parts: [
      { kind: "paragraph", text: `Your mail is on our desk, as ticket #${data.number}.` },
      {
        kind: "paragraph",
        text: `${dealTerms.response.written} Anything to add until then? Answer this mail.`,
      },
      {
        kind: "paragraph",
        text: `Is your site down, or is it urgent? Call ${site.phone}, ${site.phoneHours}, and say ticket #${data.number}.`,
      },
    ],
    why: WHY_CLIENT,
  };
}

export const replyEmail = ({ data }: FactsOf<"ticket-reply">): Email =>
  writtenEmail(ticketSubject(data), data);

/** By the reference an answer is recognized, also one that does not reference our mail. */
export function leadEmail({ data }: FactsOf<"lead-mail">): Email {
  const subject = oneLine(data.subject);
  const { reference } = data;
  return writtenEmail(subject.includes(reference) ? subject : `${subject} (${reference})`, data);
}

/** A person's text as in the composer, and the earlier conversation below it. */
function writtenEmail(subject: string, { body, earlier }: WrittenMail): Email {
  const quotes = earlier.map(({ author, at, body: text }): EmailPart => ({
    kind: "quote",
    intro: `${oneLine(author)} wrote on ${formatSentOn(at)}:`,
    text,
  }));
  return { subject, name: null, parts: [{ kind: "words", text: body }, ...quotes], why: null };
}
