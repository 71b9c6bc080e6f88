import { Buffer } from "node:buffer";
import { setAddresses } from "../set-addresses.mjs";
import { isSameKey } from "../../functions/same-key.mjs";
import { readMessage, UnreadableMessage } from "./read-message.mjs";

/** The largest message that is read, with all its files. */
export const LARGEST_MESSAGE = 10 * 1024 * 1024;

/**
 * @typedef {object} Receiving
 * @property {(name: string, args: object) => Promise<unknown>} call a function of the database
 * @property {() => readonly string[]} own addresses of ours, which are never a sender
 * @property {string} key what a caller must say; nobody is let in where it is empty
 */

/** @param {number} status @param {object} body */
const answer = (status, body) =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store" } });

/** The whole body; null when it is too large, of which the rest is not read. @param {Request} request */
async function bytesOf(request) {
  if (Number(request.headers.get("content-length") ?? 0) > LARGEST_MESSAGE) return null;
  /** @type {Uint8Array[]} */
  const chunks = [];
  let size = 0;
  for await (const chunk of /** @type {AsyncIterable<Uint8Array>} */ (request.body ?? [])) {
    size += chunk.length;
    if (size > LARGEST_MESSAGE) return null;
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** A message as it came, which many a pipe calls text or nothing at all. */
const MESSAGE = /^\s*(message\/(rfc822|global)|text\/plain|application\/octet-stream)\s*(;|$)|^$/i;
const JSON_TYPE = /^\s*application\/json\s*(;|$)/i;
const FORM = /^\s*(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i;
/** Where webhooks have it in their JSON: whatever is called raw, and Postmark. */
const JSON_FIELDS = ["raw", "RawEmail"];
/** And in a form: Mailgun, SendGrid. */
const FORM_FIELDS = ["body-mime", "email"];

/** @param {Request} request */
const typeOf = ({ headers }) => headers.get("content-type") ?? "";

/** @param {Uint8Array} bytes */
function messageInJson(bytes) {
  /** @type {unknown} */
  const json = JSON.parse(new TextDecoder().decode(bytes));
  return Object.entries(json ?? {}).find(([name]) => JSON_FIELDS.includes(name))?.[1];
}

/** @param {string} type with the boundary of its parts @param {Uint8Array<ArrayBuffer>} bytes */
async function messageInForm(type, bytes) {
  const form = await new Response(bytes, { headers: { "Content-Type": type } }).formData();
  const field = FORM_FIELDS.map((name) => form.get(name)).find((value) => value !== null);
  return field instanceof Blob ? new Uint8Array(await field.arrayBuffer()) : field;
}

/** The message itself; null where there is none. @param {string} type @param {Uint8Array<ArrayBuffer>} bytes */
async function messageIn(type, bytes) {
  if (MESSAGE.test(type)) return bytes;
  try {
    const raw = JSON_TYPE.test(type) ? messageInJson(bytes) : await messageInForm(type, bytes);
    if (raw instanceof Uint8Array) return raw;
    return typeof raw === "string" ? new TextEncoder().encode(raw) : null;
  } catch {
    return null;
  }
}

/** In a header of its own or, of what can set none, as the password in its address. @param {Request} request */
function saidKey({ headers }) {
  const basic = /^Basic\s+([\w+/=]+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  const login = basic === undefined ? "" : Buffer.from(basic, "base64").toString();
  return headers.get("x-inbound-mail-key") ?? /:(.*)$/s.exec(login)?.[1] ?? null;
}

/**
 * Answers whoever hands over a message: a mail service's webhook, or a pipe. What is 5xx is to be sent
 * again later, which adds nothing twice.
 * @param {Receiving} receiving
 * @returns {(request: Request) => Promise<Response>}
 */
export function receiveMail({ call, own, key }) {
  return async (request) => {
    if (key === "") return answer(404, { error: "Inbound mail is not set up." });
    if (request.method !== "POST") return answer(405, { error: "Send a message by POST." });
    if (!(await isSameKey(saidKey(request), key))) {
      return answer(401, { error: "The key is missing or wrong." });
    }
    const type = typeOf(request);
    if (![MESSAGE, JSON_TYPE, FORM].some((known) => known.test(type))) {
      return answer(415, { error: "Send the message as it came, or JSON or a form with it." });
    }
    const bytes = await bytesOf(request);
    if (bytes === null) return answer(413, { error: "A message has 10 MB at most." });
    const raw = await messageIn(type, bytes);
    if (raw === null || raw.length === 0) return answer(400, { error: "There is no message." });
    try {
      const set = await setAddresses(call);
      const ours = [...own(), set.sender_address, set.reply_address].filter(
        (each) => each !== null,
      );
      const message = await readMessage(raw, ours);
      return answer(200, /** @type {object} */ (await call("receive_mail", { message })));
    } catch (error) {
      if (error instanceof UnreadableMessage) {
        return answer(422, { error: `The message could not be read: ${error.message}` });
      }
      console.error(
        `A mail could not be received: ${error instanceof Error ? error.message : String(error)}`,
      );
      return answer(503, { error: "The message was not stored. Send it again." });
    }
  };
}
