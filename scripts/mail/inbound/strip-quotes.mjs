import EmailReplyParser from "email-reply-parser";

/** What is read to find where the quote begins. Its patterns take time by the square of a text. */
const LONGEST_READ = 8_000;
/** A line that begins a quote is short; a paragraph in one line is not looked into. */
const LONGEST_LINE = 300;
/** Words of patterns that run over many lines: a text full of them is no reply. */
const OF_MANY_LINES = /schreef|写道|pisze|napisał|skrev/g;
const MOST_OF_MANY_LINES = 8;

const HOLD = "\u{E000}";

/** Spaces and empty lines without end are only slow. @param {string} text */
const tidied = (text) =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(HOLD, "")
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replaceAll(/\n{4,}/g, "\n\n\n");

/** @param {string} text @returns {string} without what begins the line of a signature or quote */
function visible(text) {
  /** @type {string[]} */
  const held = [];
  const short = text
    .split("\n")
    .map((line) =>
      line.length > LONGEST_LINE && !line.startsWith(">")
        ? `${HOLD}${held.push(line) - 1}${HOLD}`
        : line.slice(0, LONGEST_LINE),
    )
    .join("\n");
  return new EmailReplyParser()
    .parseReply(short)
    .replaceAll(new RegExp(`${HOLD}(\\d+)${HOLD}`, "g"), (_, nth) => held[Number(nth)] ?? "");
}

/**
 * What somebody wrote in a mail, without what they quoted and without their signature. A text that is
 * nothing but a quote stays whole.
 * @param {string} text
 */
export function stripQuotes(text) {
  const whole = tidied(text);
  const beginning = whole.slice(0, LONGEST_READ);
  if ((beginning.match(OF_MANY_LINES) ?? []).length > MOST_OF_MANY_LINES) return whole.trim();
  const written = visible(beginning).trim();
  if (written === "") return whole.trim();
  // No quote in all that was read: then nobody knows of the rest.
  const isAllWritten = whole.length > LONGEST_READ && written.length > LONGEST_READ * 0.9;
  return isAllWritten ? whole.trim() : written;
}
