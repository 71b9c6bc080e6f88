import type { Ticket } from "@/data/tickets/schema";

/** What some mail programs still take. */
const LINK_MAX = 1_900;

/** Opens a mail with subject and text; `isCut` when the text is too long for a link and left out. */
export function mailAddress(
  to: string,
  { subject, number }: Pick<Ticket, "subject" | "number">,
  text: string,
): { href: string; isCut: boolean } {
  // Mail wants its lines ended like this.
  const body = encodeURIComponent(text.replaceAll(/\r?\n/g, "\r\n"));
  const head = `mailto:${encodeURIComponent(to).replaceAll("%40", "@")}?subject=${encodeURIComponent(`${subject} (#${number})`)}`;
  const href = `${head}&body=${body}`;
  return href.length > LINK_MAX ? { href: head, isCut: true } : { href, isCut: false };
}
