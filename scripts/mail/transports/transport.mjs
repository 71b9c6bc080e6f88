import { apiTransport } from "./api-transport.mjs";
import { smtpTransport } from "./smtp-transport.mjs";

/**
 * A mail for a transport. `messageId`, `inReplyTo` and `references` include their angle brackets.
 * @typedef {object} Message
 * @property {string} key equal in every try until a manual retry
 * @property {string} from
 * @property {{name: string, address: string}} to
 * @property {string} replyTo
 * @property {string} subject
 * @property {string} text
 * @property {string} html
 * @property {string} messageId
 * @property {string | null} inReplyTo
 * @property {string[]} references
 * @property {Record<string, string>} headers
 * @property {string | null} calendar an attached iCalendar file
 */

/**
 * Rejects when the mail was not accepted; with a FinalError when a retry cannot succeed.
 * @typedef {object} Transport
 * @property {(message: Message) => Promise<void>} send
 * @property {() => void} close
 */

/** @param {import("../mail-settings.mjs").MailSettings} settings @returns {Transport} */
export const openTransport = ({ smtpUrl, apiUrl, apiKey }) =>
  smtpUrl === "" ? apiTransport({ url: apiUrl, key: apiKey }) : smtpTransport({ url: smtpUrl });
