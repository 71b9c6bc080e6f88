import { FinalError } from "./transports/final-error.mjs";
import { setAddresses } from "./set-addresses.mjs";

/** Small enough to try all before the database hands them to another sender. */
const AT_ONCE = 5;

/**
 * @typedef {object} QueuedMail
 * @property {string} id
 * @property {string} queued_at the time of storing or of the last manual retry
 * @property {string} to_email
 * @property {string} to_name
 * @property {string} message_id
 * @property {string | null} in_reply_to
 * @property {string[]} reference_ids
 * @property {string | null} reply_token identifies answers to this mail
 */

/**
 * @typedef {object} Sending
 * @property {(name: string, args: object) => Promise<unknown>} call a function of the database
 * @property {import("./transports/transport.mjs").Transport} transport
 * @property {(mail: QueuedMail) => {subject: string, text: string, html: string, calendar: string | null}} render
 * @property {{name: string, address: string}} from
 * @property {string} replyTo
 */

/** @typedef {Sending & {domain: string}} SetSending */

/** @param {unknown} error */
const wordsOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * Mail servers deliver plus addresses to the base address.
 * @param {string} address @param {string | null} token
 */
const withToken = (address, token) =>
  token === null ? address : address.replace(/(\+[^@]*)?@/, `+${token}@`);

/** @param {QueuedMail} mail @param {SetSending} sending @returns {import("./transports/transport.mjs").Message} */
function messageOf(mail, { render, from, replyTo, domain }) {
  /** Foreign Message-IDs carry their own domain. @param {string} id */
  const whole = (id) => (id.includes("@") ? `<${id}>` : `<${id}@${domain}>`);
  return {
    ...render(mail),
    key: `${mail.id}.${Date.parse(mail.queued_at)}`,
    from: `"${from.name.replaceAll(/["\\]/g, "")}" <${from.address}>`,
    to: { name: mail.to_name, address: mail.to_email },
    replyTo: withToken(replyTo, mail.reply_token),
    messageId: whole(mail.message_id),
    inReplyTo: mail.in_reply_to === null ? null : whole(mail.in_reply_to),
    references: mail.reference_ids.map(whole),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/** @param {QueuedMail} mail @param {SetSending} sending */
function written(mail, sending) {
  try {
    return messageOf(mail, sending);
  } catch (error) {
    throw new FinalError(`It could not be written: ${wordsOf(error)}`);
  }
}

/**
 * Applies the addresses of the settings page. Message-IDs keep their domain, so that threads survive a new
 * address.
 * @param {Sending} sending @returns {Promise<SetSending>}
 */
async function withSettings(sending) {
  const { from, replyTo } = sending;
  const set = await setAddresses(sending.call);
  return {
    ...sending,
    domain: from.address.split("@")[1] ?? "",
    from: {
      name: set.sender_name ?? from.name,
      address: set.sender_address ?? from.address,
    },
    replyTo: set.reply_address ?? replyTo,
  };
}

/** @param {QueuedMail} mail @param {SetSending} sending */
async function sendOne(mail, sending) {
  try {
    await sending.transport.send(written(mail, sending));
  } catch (error) {
    await sending.call("mail_failed", {
      mail_id: mail.id,
      error: wordsOf(error),
      is_final: error instanceof FinalError,
    });
    return;
  }
  // A crash before this line sends the mail twice, under the same Message-ID.
  await sending.call("mail_sent", { mail_id: mail.id });
}

/** @param {Sending} sending @param {number} [most] */
export async function sendDueMails(sending, most = AT_ONCE) {
  const mails = /** @type {QueuedMail[]} */ (await sending.call("take_mails", { most }));
  if (mails.length === 0) return 0;
  const set = await withSettings(sending);
  for (const mail of mails) await sendOne(mail, set);
  return mails.length;
}
