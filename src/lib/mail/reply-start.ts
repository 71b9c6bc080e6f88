import { site } from "@/content/company";
import { greetingOf } from "./email";
import { fillTemplate, placeholdersOf } from "./placeholders";

export type ReplyStart = {
  text: string;
  at: number;
};

/** `number` is null before the ticket is opened, and in a mail to a lead. */
type Ticket = Omit<Parameters<typeof placeholdersOf>[0], "number"> & { number: number | null };

const NUMBER = /\{\{\s*ticket_number\s*\}\}/;
const SUBJECT = /\{\{\s*subject\s*\}\}/;

/** Leaves out lines whose placeholders have no value. */
function filledIn(closing: string, { number, ...ticket }: Ticket, myName: string): string {
  const values = placeholdersOf({ ...ticket, number: number ?? 0 }, myName);
  const lines = closing
    .split("\n")
    .filter((line) => number !== null || !NUMBER.test(line))
    .filter((line) => ticket.subject !== "" || !SUBJECT.test(line));
  return fillTemplate(lines.join("\n"), values).trim();
}

const callUs = ({ number }: Ticket) =>
  number === null ? `call ${site.phone}` : `call ${site.phone} and say ticket #${number}`;

/** The initial text of a reply. `closing` is the template that ends replies. */
export function replyStart(
  ticket: Ticket,
  myName: string,
  closing: string | undefined,
): ReplyStart {
  const greeting = greetingOf(ticket.contact?.name ?? "");
  const signature =
    closing === undefined
      ? `${myName}, ${site.brand}\n\nAnything to add? Answer this mail, or ${callUs(ticket)}.`
      : filledIn(closing, ticket, myName);
  return { text: `${greeting}\n\n\n\n${signature}`, at: greeting.length + 2 };
}

/** A template with its own greeting replaces ours. */
const GREETS = /^(hi|hello|dear|good (morning|afternoon|evening))\b/i;

export function startWith({ text, at }: ReplyStart, template: string): string {
  return (GREETS.test(template.trim()) ? "" : text.slice(0, at)) + template + text.slice(at);
}
