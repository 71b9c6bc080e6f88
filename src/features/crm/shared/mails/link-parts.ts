/** A piece of a text, with `address` if it is a link. */
export type TextPart = { text: string; address: string | null };

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"“”]{1,2000}/gi;

/** Removes punctuation that belongs to the sentence. */
function withoutEnd(found: string): string {
  const text = found.replace(/[.,;:!?'’»…\]}]+$/, "");
  const isOpen = text.split("(").length > text.split(")").length - 1;
  return text.endsWith(")") && !isOpen ? withoutEnd(text.slice(0, -1)) : text;
}

/** The URL as the browser reads it, which shows look-alike letters as "xn--". */
function addressOf(text: string): string | null {
  const whole = /^www\./i.test(text) ? `https://${text}` : text;
  if (!URL.canParse(whole)) return null;
  const { protocol, hostname, href } = new URL(whole);
  return /^https?:$/.test(protocol) && hostname.includes(".") ? href : null;
}

export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const link = withoutEnd(found);
    const address = addressOf(link);
    if (address === null) continue;
    if (index > end) parts.push({ text: text.slice(end, index), address: null });
    parts.push({ text: link, address });
    end = index + link.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), address: null });
  return parts;
}
