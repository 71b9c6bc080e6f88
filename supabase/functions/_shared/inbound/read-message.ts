import { decodeWords, type Email } from "postal-mime";
import {
  bounceReason,
  isUnproven,
  kindOf,
  type Headers,
  type MessageKind,
} from "./message-kind.ts";
import { MimeParser } from "./mime-parser.ts";
import { senderOf } from "./sender.ts";
import { withoutControls, withFixedWords } from "./text/charsets.ts";
import { foldQuotes, hasHeads, tidied } from "./text/fold-quotes.ts";

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
  attachmentEncoding: "arraybuffer",
} as const;

/** The argument of `receive_mail()`. */
type InboundMessage = {
  /** Equal for a repeated mail. */
  key: string;
  /** Without angle brackets. */
  messageId: string | null;
  kind: MessageKind;
  fromEmail: string;
  fromName: string;
  /** The address for answers, if not the sender's. */
  replyTo: string | null;
  replyName: string;
  subject: string;
  /** The text shown first. */
  body: string;
  /** Including folded parts; null without any. */
  fullBody: string | null;
  /** Whether only the original is complete. */
  isCut: boolean;
  /** Their names. */
  attachments: string[];
  /** From the recipients' addresses. */
  tokens: string[];
  /** Message-IDs, without their domains, the nearest first. */
  answers: string[];
  /** Ticket numbers in the subject. */
  numbers: number[];
  isUnproven: boolean;
  bounceReason: string | null;
};

/** As one line that Postgres can store. */
const line = (text: string | undefined, maxLength: number) =>
  wellFormed(withoutControls(text ?? ""))
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .trim()
    .slice(0, maxLength);

function shortFileName(text: string): string {
  const name = line(text, 1_000);
  return name.length <= 80 ? name : wellFormed(`${name.slice(0, 59)}…${name.slice(-20)}`);
}

/** Removes zero characters and lone surrogates, which Postgres rejects. */
const wellFormed = (text: string) =>
  new TextDecoder().decode(new TextEncoder().encode(text.replaceAll("\0", "")));

async function sha256(content: Uint8Array | string): Promise<string> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const sum = await crypto.subtle.digest("SHA-256", new Uint8Array(bytes));
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function recipientsOf({ headers }: Email): string {
  const names = ["to", "cc", "delivered-to", "x-original-to", "envelope-to", "x-forwarded-to"];
  return headers
    .filter(({ key }) => names.includes(key))
    .map(({ value }) => value.slice(0, 10_000))
    .join(" ");
}

/** The first group of each match, each once. */
const allMatches = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, found = ""]) => found)),
];

const beginningOf = (text: string | undefined) => (text ?? "").slice(0, 20_000);

const STATUS = /^message\/(global-)?delivery-status$/;
const RETURNED = /^(message|text)\/(rfc822|rfc822-headers|global|global-headers)$/;

const partsOf = ({ attachments }: Email, type: RegExp) =>
  attachments
    .filter(({ mimeType }) => type.test(mimeType))
    .slice(0, 5)
    .map(({ content }) => beginningOf(new TextDecoder().decode(content as ArrayBuffer)))
    .join("\n");

const ID = /<([^<>@\s]{1,200})@[^<>\s]{1,255}>/g;

/** The message it answers, followed by that one's ancestors, nearest first. */
function answersOf({
  inReplyTo,
  references = "",
}: Partial<Pick<Email, "inReplyTo" | "references">>): string[] {
  const ancestors = allMatches(references.slice(-20_000), ID).toReversed();
  const answered = allMatches(beginningOf(inReplyTo), ID);
  return [...new Set([...answered, ...ancestors])].slice(0, MAX_IDS);
}

/** For a bounce: the returned mail alone, since the mails it answered did arrive. */
function returnedOf(email: Email): string[] {
  const [own] = allMatches(partsOf(email, RETURNED), /^Message-ID:\s*(<[^<>\s]{1,500}>)/gim);
  return answersOf({ inReplyTo: own ?? email.inReplyTo });
}

function headersOf({ headers }: Email): Headers {
  const byName: Headers = new Map();
  for (const { key, value } of headers) {
    byName.set(key, [...(byName.get(key) ?? []), value.slice(0, 2_000)].slice(0, 20));
  }
  return byName;
}

/**
 * Cuts a message with too many lines, since the parser's time grows with each line. A short line counts as
 * three: text lines take longest.
 */
function withBoundedLines(raw: Uint8Array): Uint8Array {
  let lines = 0;
  let start = 0;
  for (let end = raw.indexOf(10); end !== -1; end = raw.indexOf(10, start)) {
    lines += end - start < SHORT_LINE ? 3 : 1;
    start = end + 1;
    if (lines > MAX_LINES) return raw.subarray(0, start);
  }
  return raw;
}

const hasHeaders = ({ headerLines }: Email) =>
  headerLines.some(({ line: each }) => /^[!-9;-~]+[ \t]*:/.test(each));

const parse = (raw: Uint8Array | Blob) => new MimeParser(LIMITS).parse(raw);

function headOf(raw: Uint8Array): Uint8Array {
  const beginning = raw.subarray(0, 100_000);
  const end = new TextDecoder("latin1").decode(beginning).search(/\n\r?\n/);
  return end === -1 ? beginning : beginning.subarray(0, end);
}

/**
 * Treats a message without headers as a body. Parses only the head of a message that nests or has headers
 * without end; the stored original is complete.
 */
async function parsed(raw: Uint8Array): Promise<{ email: Email; isComplete: boolean }> {
  const bounded = withBoundedLines(raw);
  try {
    const email = await parse(bounded);
    return {
      email: hasHeaders(email) ? email : await parse(new Blob(["\n", new Uint8Array(bounded)])),
      isComplete: bounded.length === raw.length,
    };
  } catch {
    return { email: await parse(headOf(raw)), isComplete: false };
  }
}

function attachmentNames({ attachments }: Email): string[] {
  const names = attachments
    .slice(0, MAX_ATTACHMENTS)
    .map(({ filename, mimeType }) => shortFileName(filename ?? mimeType));
  const rest = attachments.length - names.length;
  return rest === 0 ? names : [...names, `and ${rest} more`];
}

/**
 * A key that is the same when a mail arrives twice: its Message-ID with its text, since some programs reuse IDs;
 * without an ID, all of the message.
 */
async function keyOf(
  address: string,
  id: string,
  { subject, attachments }: Pick<InboundMessage, "subject" | "attachments">,
  text: string,
  raw: Uint8Array,
): Promise<string> {
  if (id === "") return `sum ${await sha256(raw)}`;
  const words = [subject, text, ...attachments].join("\n").replaceAll(/\s+/g, " ");
  return `${address} ${id} ${(await sha256(words)).slice(0, 16)}`;
}

/** Returns our mails that the message may quote. */
export type EarlierMails = (
  message: Pick<InboundMessage, "fromEmail" | "subject" | "answers" | "tokens" | "numbers">,
) => Promise<readonly string[]>;

/** `own` are our addresses, which are never senders. */
export async function readMessage(
  raw: Uint8Array,
  own: readonly string[],
  earlier: EarlierMails = () => Promise.resolve([]),
): Promise<InboundMessage> {
  const { email, isComplete } = await parsed(raw);
  const headers = headersOf(email);
  const { sender, replyTo, isVouched } = senderOf(headers, own);
  const subject = line(decodeWords(withFixedWords(headers.get("subject")?.[0] ?? "")), 300);
  const kind = kindOf(headers, sender.address, subject, own);
  const text = tidied(wellFormed(withoutControls(email.text ?? "")));
  const id = line(email.messageId, 300);
  const thread = {
    fromEmail: line(sender.address, 254),
    tokens: allMatches(recipientsOf(email), /\+([0-9a-f]{32})@/gi)
      .slice(0, MAX_IDS)
      .map((token) => token.toLowerCase()),
    answers: kind === "bounce" ? returnedOf(email) : answersOf(email),
    numbers: allMatches(subject, /#(\d{1,9})\b/g).map(Number),
  };
  const ours = kind === "message" && hasHeads(text) ? await earlier({ ...thread, subject }) : [];
  const body = wellFormed(foldQuotes(text, subject, ours).slice(0, MAX_BODY));
  const attachments = attachmentNames(email);
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
    isCut: !isComplete || text.length > MAX_FULL_TEXT,
    attachments,
    isUnproven: !isVouched || isUnproven(headers),
    bounceReason:
      kind === "bounce"
        ? bounceReason(partsOf(email, STATUS), `${subject}\n${text.slice(0, 2_000)}`)
        : null,
  };
}
