import { dealTerms } from "@/lib/site/deal-terms";
import { nextSteps } from "@/lib/site/steps/next-steps";
import { site } from "@/lib/site/site";
import { bookedRequestLetter } from "./demo-letters";
import {
  ENTERED_IN_A_FORM,
  firstName,
  formatSaidOn,
  formatSlot,
  oneLine,
  templateWords,
  type Letter,
  type LetterPart,
} from "@/lib/mail/letter";
import type { FactsOf } from "@/lib/mail/mail-facts";

const THEN_WE_CALL = "Then we call you, with an example site for your trade ready.";

/** Of a time that could not be booked. */
const NEXT_OF_WISH = [
  "We confirm this time by phone or email, or offer you the nearest one that is free.",
  THEN_WE_CALL,
];

const NEXT_OF_FORM: Record<string, readonly string[]> = {
  ...nextSteps,
  "schedule-demo": ["We call you to find a time.", THEN_WE_CALL],
};

/** What a form's sender gets at once: the reference, and what happens next. */
export function requestLetter(mail: FactsOf<"request-received">): Letter {
  const { to_name: name, data } = mail;
  if (data.booking !== undefined) return bookedRequestLetter(mail, data.booking);
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

/** The template that ends replies, filled in; where there is none, who wrote and how to go on. */
function closingOf(name: string, data: FactsOf<"ticket-reply">["data"]): LetterPart[] {
  const author = oneLine(data.author);
  const own = templateWords(data.words, {
    first_name: firstName(name) || (data.business ?? ""),
    business: data.business ?? "",
    ticket_number: String(data.number),
    subject: data.subject,
    my_name: author,
  });
  if (own.length > 0) return own;
  return [
    { kind: "paragraph", text: `${author}, ${site.brand}` },
    {
      kind: "paragraph",
      text: `Anything to add? Answer this mail, or call ${site.phone} and say ticket #${data.number}.`,
    },
  ];
}

/** A reply of ours to a ticket, with what was said before below it. */
export function replyLetter({ to_name: name, data }: FactsOf<"ticket-reply">): Letter {
  const quotes = data.earlier.map(({ author, at, body }): LetterPart => ({
    kind: "quote",
    intro: `${oneLine(author)} wrote on ${formatSaidOn(at)}:`,
    text: body,
  }));
  return {
    // The same for every mail of a ticket: some mail programs keep together what is called alike.
    subject: `${oneLine(data.subject)} (#${data.number})`,
    name,
    parts: [{ kind: "words", text: data.body }, ...closingOf(name, data), ...quotes],
    why: `You get this because you look after a website that you rent from ${site.brand}.`,
  };
}
