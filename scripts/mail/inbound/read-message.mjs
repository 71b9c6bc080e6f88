import { convert } from "html-to-text";
import PostalMime, { addressParser } from "postal-mime";
import { bounceReason, isUnproven, kindOf } from "./message-kind.mjs";
import { stripQuotes } from "./strip-quotes.mjs";

/** What is kept of a message's words, in characters; a ticket takes 20,000 with what is said below them. */
const LONGEST_BODY = 18_000;
/** What is read of a part's text before quotes are taken out. */
const LONGEST_PART = 100_000;
/** A message of 10 MB with a picture has 130,000 lines, of a length that a text's seldom have. */
const MOST_LINES = 150_000;
const SHORT_LINE = 60;
const MOST_ATTACHMENTS = 20;
const MOST_IDS = 50;
const LIMITS = {
  maxNestingDepth: 30,
  maxHeadersSize: 256 * 1024,
  // A message within is a file like others, and what a bounce gives back.
  forceRfc822Attachments: true,
  attachmentEncoding: /** @type {const} */ ("arraybuffer"),
};

/**
 * What the database is told of a message.
 * @typedef {object} InboundMessage
 * @property {string} key the same when it comes again
 * @property {string | null} messageId without its angle brackets, where an answer can name it
 * @property {import("./message-kind.mjs").MessageKind} kind
 * @property {string} fromEmail
 * @property {string} fromName
 * @property {string} subject
 * @property {string} body
 * @property {boolean} isCut
 * @property {string[]} attachments their names
 * @property {string[]} tokens of the addresses it was sent to
 * @property {string[]} answers Message-IDs, without their domains
 * @property {number[]} numbers of tickets that its subject names
 * @property {boolean} isUnproven
 * @property {string | null} bounceReason
 */

/** A message that cannot be read as one. */
export class UnreadableMessage extends Error {
  /** @override */
  name = "UnreadableMessage";
}

/** As one line that Postgres can store. @param {string | undefined} text @param {number} most */
const line = (text, most) =>
  wellFormed(text ?? "")
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .trim()
    .slice(0, most);

/** The name of a file in 80 characters; of a longer one its beginning and, with what kind it is, its end. @param {string} text */
function fileName(text) {
  const whole = line(text, 1_000);
  return whole.length <= 80 ? whole : wellFormed(`${whole.slice(0, 59)}…${whole.slice(-20)}`);
}

/** Without zero characters and halves of characters, which no column takes. @param {string} text */
const wellFormed = (text) =>
  new TextDecoder().decode(new TextEncoder().encode(text.replaceAll("\0", "")));

/** @param {Uint8Array} raw */
async function sumOf(raw) {
  const sum = await crypto.subtle.digest("SHA-256", new Uint8Array(raw));
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What is shown of HTML, without scripts, pictures and addresses of links. @param {string} html */
function textOf(html) {
  try {
    return convert(html.slice(0, LONGEST_PART), {
      wordwrap: false,
      limits: { maxInputLength: LONGEST_PART, maxDepth: 60, maxChildNodes: 5_000 },
      selectors: [
        { selector: "a", options: { ignoreHref: true } },
        { selector: "img", format: "skip" },
        { selector: "script", format: "skip" },
        { selector: "style", format: "skip" },
      ],
    });
  } catch {
    // A text that nests without end has no words for anybody.
    return "";
  }
}

/** @param {import("postal-mime").Email} email */
const writtenIn = ({ text = "", html = "" }) =>
  text.trim() === "" ? textOf(html) : text.slice(0, LONGEST_PART);

/** @param {import("postal-mime").Email} email */
function recipientsOf({ headers }) {
  const names = ["to", "cc", "delivered-to", "x-original-to", "envelope-to", "x-forwarded-to"];
  return headers
    .filter(({ key }) => names.includes(key))
    .map(({ value }) => value.slice(0, 10_000))
    .join(" ");
}

/** @param {string} text @param {RegExp} pattern */
const all = (text, pattern) => [
  ...new Set([...text.matchAll(pattern)].slice(0, MOST_IDS).map(([, found = ""]) => found)),
];

/** Bounds what a pattern reads of what strangers wrote. @param {string | undefined} text */
const someOf = (text) => (text ?? "").slice(0, 20_000);

/** What a bounce says of the delivery. */
const STATUS = /^message\/(global-)?delivery-status$/;
/** What it gives back: the mail, or what stood above it. */
const RETURNED = /^(message|text)\/(rfc822|rfc822-headers|global|global-headers)$/;

/** The text of a bounce's parts of such a type. @param {import("postal-mime").Email} email @param {RegExp} type */
const partsOf = ({ attachments }, type) =>
  attachments
    .filter(({ mimeType }) => type.test(mimeType))
    .slice(0, 5)
    .map(({ content }) => someOf(new TextDecoder().decode(/** @type {ArrayBuffer} */ (content))))
    .join("\n");

/** @param {Pick<import("postal-mime").Email, "inReplyTo" | "references">} email @param {string} ids */
const answersOf = ({ inReplyTo, references }, ids) =>
  all(`${someOf(inReplyTo)} ${someOf(references)} ${ids}`, /<([^<>@\s]{1,200})@[^<>\s]{1,255}>/g);

/**
 * Of a bounce: the returned mail alone, for what that one answered did arrive.
 * @param {import("postal-mime").Email} email
 */
function returnedOf(email) {
  const { inReplyTo } = email;
  const [own = ""] = all(partsOf(email, RETURNED), /^Message-ID:\s*(<[^<>\s]{1,500}>)/gim);
  return answersOf({ ...(own === "" && inReplyTo !== undefined && { inReplyTo }) }, own);
}

/** @param {import("postal-mime").Email} email @returns {import("./message-kind.mjs").Headers} */
function headersOf({ headers }) {
  /** @type {Map<string, string[]>} */
  const byName = new Map();
  for (const { key, value } of headers) {
    byName.set(key, [...(byName.get(key) ?? []), value.slice(0, 2_000)].slice(0, 20));
  }
  return byName;
}

/**
 * The beginning of a message of more lines than people send: the parser takes its time for each. A short
 * one counts as three, for they are text, which takes it the longest.
 * @param {Uint8Array} raw
 */
function bounded(raw) {
  let lines = 0;
  let start = 0;
  for (let end = raw.indexOf(10); end !== -1; end = raw.indexOf(10, start)) {
    lines += end - start < SHORT_LINE ? 3 : 1;
    start = end + 1;
    if (lines > MOST_LINES) return raw.subarray(0, start);
  }
  return raw;
}

/** Lines without a header's name and colon are no headers. @param {import("postal-mime").Email} email */
const hasHeaders = ({ headerLines }) =>
  headerLines.some(({ line: each }) => /^[!-9;-~]+[ \t]*:/.test(each));

/** What has no headers at all is a body. @param {Uint8Array} raw */
async function parsed(raw) {
  try {
    const email = await PostalMime.parse(raw, LIMITS);
    return hasHeaders(email)
      ? email
      : await PostalMime.parse(new Blob(["\n", new Uint8Array(raw)]), LIMITS);
  } catch (error) {
    throw new UnreadableMessage(error instanceof Error ? error.message : String(error));
  }
}

/**
 * The one address it is from; a message of two, or of none, is nobody's.
 * @param {import("./message-kind.mjs").Headers} headers
 * @param {import("postal-mime").Email} email
 */
function senderOf(headers, { from }) {
  const said = headers.get("from") ?? [];
  const isOne = said.length === 1 && addressParser(said[0] ?? "", { flatten: true }).length === 1;
  const address = isOne ? line(from?.address, 254).toLowerCase() : "";
  return { address: /^[^@\s]+@[^@\s]+$/.test(address) ? address : "", name: line(from?.name, 120) };
}

/**
 * Reads a message as it came (RFC 5322). Throws an UnreadableMessage where that is none.
 * @param {Uint8Array} raw
 * @param {readonly string[]} own addresses of ours, which are never a sender
 * @returns {Promise<InboundMessage>}
 */
export async function readMessage(raw, own) {
  const beginning = bounded(raw);
  const email = await parsed(beginning);
  const headers = headersOf(email);
  const { address, name } = senderOf(headers, email);
  const kind = kindOf(headers, address, own);
  const written = wellFormed(stripQuotes(writtenIn(email)));
  const id = line(email.messageId, 300);
  const messageId = /^<([!-;=?A-~]{1,200}@[!-;=?A-~]{1,100})>$/.exec(id)?.[1] ?? null;
  const subject = line(email.subject, 300);
  return {
    key: id === "" ? `sum ${await sumOf(raw)}` : `${address} ${id}`,
    messageId,
    kind,
    fromEmail: address,
    fromName: name,
    subject,
    body: wellFormed(written.slice(0, LONGEST_BODY)),
    isCut: written.length > LONGEST_BODY || beginning.length < raw.length,
    attachments: email.attachments
      .slice(0, MOST_ATTACHMENTS)
      .map(({ filename, mimeType }) => fileName(filename ?? mimeType)),
    tokens: all(recipientsOf(email), /\+([0-9a-f]{32})@/gi).map((token) => token.toLowerCase()),
    answers: kind === "bounce" ? returnedOf(email) : answersOf(email, ""),
    numbers: all(subject, /#(\d{1,9})\b/g).map(Number),
    isUnproven: isUnproven(headers),
    bounceReason:
      kind === "bounce"
        ? bounceReason(partsOf(email, STATUS), `${subject}\n${written.slice(0, 2_000)}`)
        : null,
  };
}
