import { decodeWords } from "postal-mime";
import { withoutControls, withFixedWords } from "./text/charsets.mjs";
import { foldQuotes, hasHeads, tidied } from "./text/fold-quotes.mjs";
import { bounceReason, isUnproven, kindOf } from "./message-kind.mjs";
import { MimeParser } from "./mime-parser.mjs";
import { senderOf } from "./sender.mjs";

/** A ticket takes 20,000 characters, including the lines that follow the body. */
const MAX_BODY = 18_000;
const MAX_FULL_TEXT = 100_000;
/** A message of 10 MB with a picture has 130,000 lines. */
const MAX_LINES = 150_000;
const SHORT_LINE = 60;
const MAX_ATTACHMENTS = 100;
const MAX_IDS = 50;
const LIMITS = {
  maxNestingDepth: 30,
  maxHeadersSize: 256 * 1024,
  forceRfc822Attachments: true,
  attachmentEncoding: /** @type {const} */ ("arraybuffer"),
};

/**
 * @typedef {object} InboundMessage
 * @property {string} key equal for a repeated mail
 * @property {string | null} messageId without angle brackets
 * @property {import("./message-kind.mjs").MessageKind} kind
 * @property {string} fromEmail
 * @property {string} fromName
 * @property {string | null} replyTo address for answers, if not the sender's
 * @property {string} replyName
 * @property {string} subject
 * @property {string} body the text shown first
 * @property {string | null} fullBody including folded parts; null without any
 * @property {boolean} isCut whether only the original is complete
 * @property {string[]} attachments their names
 * @property {string[]} tokens from the recipients' addresses
 * @property {string[]} answers Message-IDs, without their domains, the nearest first
 * @property {number[]} numbers ticket numbers in the subject
 * @property {boolean} isUnproven
 * @property {string | null} bounceReason
 */

/** As one line that Postgres can store. @param {string | undefined} text @param {number} most */
const line = (text, most) =>
  wellFormed(withoutControls(text ?? ""))
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .trim()
    .slice(0, most);

/** @param {string} text */
function fileName(text) {
  const whole = line(text, 1_000);
  return whole.length <= 80 ? whole : wellFormed(`${whole.slice(0, 59)}…${whole.slice(-20)}`);
}

/** Removes zero characters and lone surrogates, which Postgres rejects. @param {string} text */
const wellFormed = (text) =>
  new TextDecoder().decode(new TextEncoder().encode(text.replaceAll("\0", "")));

/** @param {Uint8Array | string} content */
async function sumOf(content) {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const sum = await crypto.subtle.digest("SHA-256", new Uint8Array(bytes));
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

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
  ...new Set([...text.matchAll(pattern)].map(([, found = ""]) => found)),
];

/** @param {string | undefined} text */
const someOf = (text) => (text ?? "").slice(0, 20_000);

const STATUS = /^message\/(global-)?delivery-status$/;
const RETURNED = /^(message|text)\/(rfc822|rfc822-headers|global|global-headers)$/;

/** @param {import("postal-mime").Email} email @param {RegExp} type */
const partsOf = ({ attachments }, type) =>
  attachments
    .filter(({ mimeType }) => type.test(mimeType))
    .slice(0, 5)
    .map(({ content }) => someOf(new TextDecoder().decode(/** @type {ArrayBuffer} */ (content))))
    .join("\n");

const ID = /<([^<>@\s]{1,200})@[^<>\s]{1,255}>/g;

/**
 * The message it answers, followed by that one's ancestors, nearest first.
 * @param {Pick<import("postal-mime").Email, "inReplyTo" | "references">} email
 */
function answersOf({ inReplyTo, references = "" }) {
  const earlier = all(references.slice(-20_000), ID).toReversed();
  return [...new Set([...all(someOf(inReplyTo), ID), ...earlier])].slice(0, MAX_IDS);
}

/**
 * For a bounce: the returned mail alone, since the mails it answered did arrive.
 * @param {import("postal-mime").Email} email
 */
function returnedOf(email) {
  const [own] = all(partsOf(email, RETURNED), /^Message-ID:\s*(<[^<>\s]{1,500}>)/gim);
  return answersOf({ inReplyTo: own ?? email.inReplyTo });
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
 * Cuts a message with too many lines, since the parser's time grows with each line. A short line counts as
 * three: text lines take longest.
 * @param {Uint8Array} raw
 */
function bounded(raw) {
  let lines = 0;
  let start = 0;
  for (let end = raw.indexOf(10); end !== -1; end = raw.indexOf(10, start)) {
    lines += end - start < SHORT_LINE ? 3 : 1;
    start = end + 1;
    if (lines > MAX_LINES) return raw.subarray(0, start);
  }
  return raw;
}

/** @param {import("postal-mime").Email} email */
const hasHeaders = ({ headerLines }) =>
  headerLines.some(({ line: each }) => /^[!-9;-~]+[ \t]*:/.test(each));

/** @param {Uint8Array | Blob} raw */
const parse = (raw) => new MimeParser(LIMITS).parse(raw);

/** @param {Uint8Array} raw */
function headOf(raw) {
  const beginning = raw.subarray(0, 100_000);
  const end = new TextDecoder("latin1").decode(beginning).search(/\n\r?\n/);
  return end === -1 ? beginning : beginning.subarray(0, end);
}

/**
 * Treats a message without headers as a body. Parses only the head of a message that nests or has headers
 * without end; the stored original is complete.
 * @param {Uint8Array} raw
 */
async function parsed(raw) {
  const whole = bounded(raw);
  try {
    const email = await parse(whole);
    return {
      email: hasHeaders(email) ? email : await parse(new Blob(["\n", new Uint8Array(whole)])),
      isWhole: whole.length === raw.length,
    };
  } catch {
    return { email: await parse(headOf(raw)), isWhole: false };
  }
}

/** @param {import("postal-mime").Email} email */
function filesOf({ attachments }) {
  const names = attachments
    .slice(0, MAX_ATTACHMENTS)
    .map(({ filename, mimeType }) => fileName(filename ?? mimeType));
  const rest = attachments.length - names.length;
  return rest === 0 ? names : [...names, `and ${rest} more`];
}

/**
 * A key that is the same when a mail arrives twice: its Message-ID with its text, since some programs reuse IDs;
 * without an ID, all of the message.
 * @param {string} address @param {string} id @param {Pick<InboundMessage, "subject" | "attachments">} message
 * @param {string} text @param {Uint8Array} raw
 */
async function keyOf(address, id, { subject, attachments }, text, raw) {
  if (id === "") return `sum ${await sumOf(raw)}`;
  const words = [subject, text, ...attachments].join("\n").replaceAll(/\s+/g, " ");
  return `${address} ${id} ${(await sumOf(words)).slice(0, 16)}`;
}

/**
 * @callback Earlier
 * @param {Pick<InboundMessage, "fromEmail" | "answers" | "tokens" | "numbers">} message
 * @returns {Promise<readonly string[]>} our mails that it may quote
 */

/**
 * @param {Uint8Array} raw
 * @param {readonly string[]} own our addresses, which are never senders
 * @param {Earlier} [earlier]
 * @returns {Promise<InboundMessage>}
 */
export async function readMessage(raw, own, earlier = () => Promise.resolve([])) {
  const { email, isWhole } = await parsed(raw);
  const headers = headersOf(email);
  const { sender, replyTo, isVouched } = senderOf(headers, own);
  const subject = line(decodeWords(withFixedWords(headers.get("subject")?.[0] ?? "")), 300);
  const kind = kindOf(headers, sender.address, subject, own);
  const text = tidied(wellFormed(withoutControls(email.text ?? "")));
  const id = line(email.messageId, 300);
  const thread = {
    fromEmail: line(sender.address, 254),
    tokens: all(recipientsOf(email), /\+([0-9a-f]{32})@/gi)
      .slice(0, MAX_IDS)
      .map((token) => token.toLowerCase()),
    answers: kind === "bounce" ? returnedOf(email) : answersOf(email),
    numbers: all(subject, /#(\d{1,9})\b/g).map(Number),
  };
  const ours = kind === "message" && hasHeads(text) ? await earlier(thread) : [];
  const body = wellFormed(foldQuotes(text, subject, ours).slice(0, MAX_BODY));
  const attachments = filesOf(email);
  return {
    ...thread,
    key: await keyOf(thread.fromEmail, id, { subject, attachments }, text, raw),
    messageId: /^<([!-;=?A-~]{1,200}@[!-;=?A-~]{1,100})>$/.exec(id)?.[1] ?? null,
    kind,
    fromName: line(sender.name, 120),
    replyTo: replyTo === null ? null : line(replyTo.address, 254),
    replyName: line(replyTo?.name, 120),
    subject,
    body,
    fullBody: body === text ? null : wellFormed(text.slice(0, MAX_FULL_TEXT)),
    isCut: !isWhole || text.length > MAX_FULL_TEXT,
    attachments,
    isUnproven: !isVouched || isUnproven(headers),
    bounceReason:
      kind === "bounce"
        ? bounceReason(partsOf(email, STATUS), `${subject}\n${text.slice(0, 2_000)}`)
        : null,
  };
}
