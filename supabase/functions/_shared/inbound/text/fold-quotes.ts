// Folds quotations only where lines begin with ">" or repeat one of our mails; anything else may be the sender's
// own text.

/** Removes runs of blanks and empty lines, which only slow down the patterns below. */
export const tidied = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replaceAll(/\n{4,}/g, "\n\n\n")
    .replace(/^\n+/, "")
    .trimEnd();

const FORWARDS = /^\s*(fwd?|wg|tr|rv|enc|doorst)\s*:/i;
const FORWARDED = /\b(forwarded|weitergeleitet|transféré|reenviad[oa]|inoltrat[oa]|doorgestuurd)/i;
const ADDRESS = /<[^<>\s]{1,200}@[^<>\s]{1,200}>/;
const DATE = /\b(19|20)\d\d\b|\b\d{1,2}[:.]\d\d\b/;

const isBlank = (line: string | undefined) => line === undefined || line.trim() === "";
const isQuoted = (line: string | undefined) => line?.startsWith(">") === true;

/** Such as "On Tue, Dec 1, 2026 Elaine wrote:". */
const isAttribution = (line = "") =>
  line.length <= 300 && /[::]$/.test(line) && (ADDRESS.test(line) || DATE.test(line));

/** The first line of the attribution that ends above `at`, or `at`. */
function attributionAbove(lines: string[], at: number): number {
  let last = at - 1;
  while (last > 0 && isBlank(lines[last])) last -= 1;
  if (!isAttribution(lines[last])) return at;
  // Some programs break the attribution before the address.
  const isWhole = DATE.test(lines[last] ?? "") || !DATE.test(lines[last - 1] ?? "");
  return isWhole ? last : last - 1;
}

type Quote = { start: number; end: number; isAttributed: boolean };

/** Quotations begin after an empty line or an attribution; a ">" within a sentence is no quotation. */
function quotesIn(lines: string[]): Quote[] {
  const quotes: Quote[] = [];
  let at = 0;
  while (at < lines.length) {
    if (!isQuoted(lines[at])) {
      at += 1;
      continue;
    }
    let end = at + 1;
    while (isQuoted(lines[end]) || (isBlank(lines[end]) && isQuoted(lines[end + 1]))) end += 1;
    const start = attributionAbove(lines, at);
    const isForwarded = lines.slice(Math.max(0, at - 3), at).some((line) => FORWARDED.test(line));
    if (!isForwarded && (start < at || isBlank(lines[at - 1]))) {
      quotes.push({ start, end, isAttributed: start < at });
    }
    at = end;
  }
  return quotes;
}

function withoutQuotes(lines: string[]): string[] {
  const quotes = quotesIn(lines);
  const last = quotes.at(-1);
  if (last === undefined) return lines;
  if (last.end === lines.length) return lines.slice(0, last.start);
  const isAbove = quotes.length === 1 && (last.isAttributed || last.start === 0);
  return isAbove ? [...lines.slice(0, last.start), ...lines.slice(last.end)] : lines;
}

/** Letters and digits only, since programs wrap lines and write links differently. */
const squeezed = (text: string) =>
  text
    .replaceAll(/<?\b(https?:|mailto:)\S+/gi, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

const HEADER = /^\*?\p{L}[\p{L} .-]{0,24}\*?\s?:\s/u;
const RULE = /^\s*[-_]{5,}/;

/** The end of a quotation's header lines, or `at`. */
function headEnd(lines: string[], at: number): number {
  if (isAttribution(lines[at])) return at + 1;
  const first = RULE.test(lines[at] ?? "") ? at + 1 : at;
  let end = first;
  while (end < lines.length && HEADER.test(lines[end] ?? "")) end += 1;
  return end - first >= 3 ? end : first;
}

/** Whether the lines below a quotation's header repeat only our mails and such headers. */
function isRepeated(lines: string[], ours: string[]): boolean {
  let [block, repeated] = ["", 0];
  const isOurs = () => {
    const isKnown = ours.some((words) => words.includes(block));
    repeated += block.length;
    block = "";
    return isKnown;
  };
  for (let at = 0; at < lines.length;) {
    const end = headEnd(lines, at);
    if (end === at) block += squeezed(lines[at++] ?? "");
    else if (!isOurs()) return false;
    else at = end;
  }
  return isOurs() && repeated >= 12;
}

const MAX_HEADS = 20;

function withoutRepeats(lines: string[], ours: readonly string[]): string[] {
  const words = ours.map(squeezed);
  const plain = lines.map((line) => line.replace(/^[> ]+/, ""));
  let heads = 0;
  for (let at = 0; at < lines.length && heads < MAX_HEADS; at += 1) {
    const end = headEnd(plain, at);
    if (end === at) continue;
    heads += 1;
    if (isRepeated(plain.slice(end), words)) {
      return lines.slice(0, isAttribution(plain[at]) ? attributionAbove(plain, at + 1) : at);
    }
    at = end - 1;
  }
  return lines;
}

/** Whether the text has a quotation's header lines without marked lines. */
export const hasHeads = (text: string): boolean => {
  const lines = text.split("\n");
  return lines.some((_, at) => headEnd(lines, at) > at);
};

/**
 * The part of a `tidied` text to show first; all of it where it is a forward or would be empty. `ours` are the
 * mails of ours that it may quote.
 */
export function foldQuotes(text: string, subject: string, ours: readonly string[] = []): string {
  if (FORWARDS.test(subject)) return text;
  const shown = tidied(withoutRepeats(withoutQuotes(text.split("\n")), ours).join("\n"));
  return shown === "" ? text : shown;
}
