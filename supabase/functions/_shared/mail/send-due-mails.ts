import type { RenderedMail } from "@/lib/mail/render-mail";
import type { CallDatabase } from "../database-call.ts";
import { storedAddresses } from "./mail-settings.ts";
import type { ObjectStore } from "../files/object-store.ts";
import {
  calendarAttachment,
  FinalError,
  type MailFile,
  type Message,
  type Transport,
} from "./transports/transport.ts";

/** Small enough to try all before the database hands them to another sender. */
const BATCH_SIZE = 5;

type QueuedMail = {
  id: string;
  /** The time of storing or of the last manual retry. */
  queued_at: string;
  to_email: string;
  to_name: string;
  message_id: string;
  in_reply_to: string | null;
  reference_ids: string[];
  /** Identifies answers to this mail. */
  reply_token: string | null;
  /** The files of the reply or the note that it sends. */
  files: { bucket: string; object_id: string; name: string; type: string }[];
};

export type Sending = {
  call: CallDatabase;
  store: Pick<ObjectStore, "read">;
  transport: Transport;
  render: (mail: QueuedMail) => RenderedMail;
  from: { name: string; address: string };
  replyTo: string;
};

type SendingFromDomain = Sending & { domain: string };

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Mail servers deliver plus addresses to the base address. */
const withToken = (address: string, token: string | null) =>
  token === null ? address : address.replace(/(\+[^@]*)?@/, `+${token}@`);

function messageOf(
  mail: QueuedMail,
  files: MailFile[],
  { render, from, replyTo, domain }: SendingFromDomain,
): Message {
  const { calendar, ...rendered } = render(mail);
  /** Foreign Message-IDs carry their own domain. */
  const fullId = (id: string) => (id.includes("@") ? `<${id}>` : `<${id}@${domain}>`);
  return {
    ...rendered,
    key: `${mail.id}.${Date.parse(mail.queued_at)}`,
    from: `"${from.name.replaceAll(/["\\]/g, "")}" <${from.address}>`,
    to: { name: mail.to_name, address: mail.to_email },
    replyTo: withToken(replyTo, mail.reply_token),
    messageId: fullId(mail.message_id),
    inReplyTo: mail.in_reply_to === null ? null : fullId(mail.in_reply_to),
    references: mail.reference_ids.map(fullId),
    headers: { "Auto-Submitted": "auto-generated" },
    attachments: [...(calendar === null ? [] : [calendarAttachment(calendar)]), ...files],
  };
}

/** A file that was deleted meanwhile is left out. */
async function filesOf({ files }: QueuedMail, { store }: Sending): Promise<MailFile[]> {
  const found: MailFile[] = [];
  for (const { bucket, object_id, name, type } of files) {
    const content = await store.read(bucket, object_id);
    if (content !== null) found.push({ name, type, content });
  }
  return found;
}

function renderedMessage(mail: QueuedMail, files: MailFile[], sending: SendingFromDomain): Message {
  try {
    return messageOf(mail, files, sending);
  } catch (error) {
    throw new FinalError(`It could not be written: ${reasonOf(error)}`);
  }
}

/**
 * Applies the addresses of the settings page. Message-IDs keep their domain, so that threads survive a new
 * address.
 */
async function withStoredAddresses(sending: Sending): Promise<SendingFromDomain> {
  const { from, replyTo } = sending;
  const stored = await storedAddresses(sending.call);
  return {
    ...sending,
    domain: from.address.split("@")[1] ?? "",
    from: {
      name: stored.sender_name ?? from.name,
      address: stored.sender_address ?? from.address,
    },
    replyTo: stored.reply_address ?? replyTo,
  };
}

async function sendOne(mail: QueuedMail, sending: SendingFromDomain): Promise<void> {
  try {
    const files = await filesOf(mail, sending);
    await sending.transport.send(renderedMessage(mail, files, sending));
  } catch (error) {
    await sending.call("mail_failed", {
      mail_id: mail.id,
      error: reasonOf(error),
      is_final: error instanceof FinalError,
    });
    return;
  }
  // A crash before this line sends the mail twice, under the same Message-ID.
  await sending.call("mail_sent", { mail_id: mail.id });
}

/** Returns how many mails it tried to send. */
export async function sendDueMails(sending: Sending, most = BATCH_SIZE): Promise<number> {
  const mails = (await sending.call("take_mails", { most })) as QueuedMail[];
  if (mails.length === 0) return 0;
  const complete = await withStoredAddresses(sending);
  for (const mail of mails) await sendOne(mail, complete);
  return mails.length;
}
