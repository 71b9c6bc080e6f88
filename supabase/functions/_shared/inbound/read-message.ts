import { decodeWords, type Email } from "postal-mime";
import { sha256 } from "../files/sha256.ts";
import type { MailFile } from "./mail-file.ts";
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
import { oneLine, wellFormed } from "./text/one-line.ts";

/** A ticket takes 20,000 characters, including the lines that follow the body. */
const MAX_BODY = 18_000;
const MAX_FULL_TEXT = 100_000;
/** 25 MB of files have 460,000 lines in base64, and more in some programs' shorter ones. */
const MAX_LINES = 700_000;
const MAX_IDS = 50;
const LIMITS = {
  maxNestingDepth: 30,
  maxHeadersSize: 256 * 1024,
  forceRfc822Attachments: true,
  attachmentEncoding: "arraybuffer",
} as const;

type Bytes = Uint8Array<ArrayBuffer>;

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
  /** Whether there is more text. */
  isCut: boolean;
  files: MailFile[];
  /** From the recipients' addresses. */
  tokens: string[];
  /** Message-IDs, without their domains, the nearest first. */
  answers: string[];
  /** Ticket numbers in the subject. */
  numbers: number[];
  isUnproven: boolean;
  bounceReason: string | null;
};

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

/** Cuts a message with too many lines, since the parser's time grows with each line. */
function withBoundedLines(raw: Bytes): Bytes {
  let lines = 0;
  for (let end = raw.indexOf(10); end !== -1; end = raw.indexOf(10, end + 1)) {
    lines += 1;
    if (lines > MAX_LINES) return raw.subarray(0, end + 1);
  }
  return raw;
}

const hasHeaders = ({ headerLines }: Email) =>
  headerLines.some(({ line: each }) => /^[!-9;-~]+[ \t]*:/.test(each));

type Parsed = { email: Email; files: MailFile[]; isComplete: boolean };

async function parse(raw: Bytes | Blob): Promise<Omit<Parsed, "isComplete">> {
  const parser = new MimeParser(LIMITS);
  // The parser copies what is only a part of a buffer.
  const isAll = raw instanceof Uint8Array && raw.length === raw.buffer.byteLength;
  const email = await parser.parse(isAll ? raw.buffer : raw);
  return { email, files: parser.files };
}

function headOf(raw: Bytes): Bytes {
  const beginning = raw.subarray(0, 100_000);
  const end = new TextDecoder("latin1").decode(beginning).search(/\n\r?\n/);
  return end === -1 ? beginning : beginning.subarray(0, end);
}

/**
 * Treats a message without headers as a body. Parses only the head of a message that nests or has headers
 * without end; the stored original is complete.
 */
async function parsed(raw: Bytes): Promise<Parsed> {
  const bounded = withBoundedLines(raw);
  try {
    const read = await parse(bounded);
    return {
      ...(hasHeaders(read.email) ? read : await parse(new Blob(["\n", bounded]))),
      isComplete: bounded.length === raw.length,
    };
  } catch {
    return { ...(await parse(headOf(raw))), isComplete: false };
  }
}

/**
 * A key that is the same when a mail arrives twice: its Message-ID with its text, since some programs reuse IDs;
 * without an ID, all of the message.
 */
async function keyOf(
  address: string,
  id: string,
  { subject, files }: Pick<InboundMessage, "subject" | "files">,
  text: string,
  raw: Bytes,
): Promise<string> {
  if (id === "") return `sum ${await sha256(raw)}`;
  const words = [subject, text, ...files.map(({ name }) => name)].join("\n");
  const sum = await sha256(new TextEncoder().encode(words.replaceAll(/\s+/g, " ")));
  return `${address} ${id} ${sum.slice(0, 16)}`;
}

/** Returns our mails that the message may quote. */
export type EarlierMails = (
  message: Pick<InboundMessage, "fromEmail" | "subject" | "answers" | "tokens" | "numbers">,
) => Promise<readonly string[]>;

type Reading = {
  /** Our addresses, which are never senders. */
  own: readonly string[];
  earlier?: EarlierMails;
  /** Whether `raw` is all of the message; true unless it is given. */
  isWhole?: boolean;
};

export async function readMessage(
  raw: Bytes,
  { own, earlier = () => Promise.resolve([]), isWhole = true }: Reading,
): Promise<InboundMessage> {
  const { email, files, isComplete } = await parsed(raw);
  const isRead = isComplete && isWhole;
  const headers = headersOf(email);
  const { sender, replyTo, isVouched } = senderOf(headers, own);
  const subject = oneLine(decodeWords(withFixedWords(headers.get("subject")?.[0] ?? "")), 300);
  const kind = kindOf(headers, sender.address, subject, own);
  const text = tidied(wellFormed(withoutControls(email.text ?? "")));
  const id = oneLine(email.messageId, 300);
  const thread = {
    fromEmail: oneLine(sender.address, 254),
    tokens: allMatches(recipientsOf(email), /\+([0-9a-f]{32})@/gi)
      .slice(0, MAX_IDS)
      .map((token) => token.toLowerCase()),
    answers: kind === "bounce" ? returnedOf(email) : answersOf(email),
    numbers: allMatches(subject, /#(\d{1,9})\b/g).map(Number),
  };
  const ours = kind === "message" && hasHeads(text) ? await earlier({ ...thread, subject }) : [];
  const body = wellFormed(foldQuotes(text, subject, ours).slice(0, MAX_BODY));
  return {
    ...thread,
    key: await keyOf(thread.fromEmail, id, { subject, files }, text, raw),
    messageId: /^<([!-;=?A-~]{1,200}@[!-;=?A-~]{1,100})>$/.exec(id)?.[1] ?? null,
    kind,
    fromName: oneLine(sender.name, 120),
    replyTo: replyTo === null ? null : oneLine(replyTo.address, 254),
    replyName: oneLine(replyTo?.name, 120),
    subject,
    body,
    fullBody: body === text ? null : wellFormed(text.slice(0, MAX_FULL_TEXT)),
    isCut: !isRead || text.length > MAX_FULL_TEXT,
    files: isRead ? files : files.map((file) => ({ ...file, isCut: file.isLast })),
    isUnproven: !isVouched || isUnproven(headers),
    bounceReason:
      kind === "bounce"
        ? bounceReason(partsOf(email, STATUS), `${subject}\n${text.slice(0, 2_000)}`)
        : null,
  };
}
