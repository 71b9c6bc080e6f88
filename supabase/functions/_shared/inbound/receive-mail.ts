import { Buffer } from "node:buffer";
import type { CallDatabase } from "../database-call.ts";
import { storedAddresses } from "../mail/mail-settings.ts";
import { isSameKey } from "../same-key.ts";
import { earlierMails, type Render } from "./earlier-mails.ts";
import { readMessage } from "./read-message.ts";
import { isKnownType, isMessage, messageIn } from "./webhook-message.ts";

/** With attachments. Larger messages are truncated. */
export const MAX_MESSAGE_BYTES = 10 * 1024 * 1024;
/** A larger body is refused. Of a smaller one that holds more than a message's 10 MB, the beginning is kept. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;

type Receiving = {
  call: CallDatabase;
  /** Our addresses, which are never senders. */
  own: () => readonly string[];
  /** The caller's secret; when empty, every call is refused. */
  key: string;
  /** Renders our mails, to recognize quotations. */
  render?: Render;
};

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store" } });

/** The body up to `maxBytes`, and how large it is. */
async function bytesOf(request: Request, maxBytes: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    // The sender does not read the answer before the body is consumed.
    if (size < maxBytes) chunks.push(chunk);
    size += chunk.length;
    if (size > MAX_BODY_BYTES) break;
  }
  return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), size };
}

/** Some mail services cannot set a header; they send the key as the password in the URL. */
function keyOfRequest({ headers }: Request): string | null {
  const basic = /^Basic\s+([\w+/=]+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  const login = basic === undefined ? "" : Buffer.from(basic, "base64").toString();
  return headers.get("x-inbound-mail-key") ?? /:(.*)$/s.exec(login)?.[1] ?? null;
}

/** Answers mail webhooks and pipes. After a 5xx the sender repeats the mail, which is not stored twice. */
export function receiveMail({
  call,
  own,
  key,
  render,
}: Receiving): (request: Request) => Promise<Response> {
  return async (request) => {
    if (key === "") return answer(404, { error: "Inbound mail is not set up." });
    if (request.method !== "POST") return answer(405, { error: "Send a message by POST." });
    if (!(await isSameKey(keyOfRequest(request), key))) {
      return answer(401, { error: "The key is missing or wrong." });
    }
    const type = request.headers.get("content-type") ?? "";
    if (!isKnownType(type)) {
      return answer(415, { error: "Send the message as it came, or JSON or a form with it." });
    }
    // A form or JSON is readable as a whole alone.
    const { bytes, size } = await bytesOf(
      request,
      isMessage(type) ? MAX_MESSAGE_BYTES : MAX_BODY_BYTES,
    );
    if (size > MAX_BODY_BYTES) return answer(413, { error: "A message has 64 MB at most." });
    const found = messageIn(type, bytes);
    if (found === null || found.length === 0) return answer(400, { error: "There is no message." });
    const raw = found.subarray(0, MAX_MESSAGE_BYTES);
    const isWhole = isMessage(type) ? size <= MAX_MESSAGE_BYTES : found.length <= MAX_MESSAGE_BYTES;
    try {
      const stored = await storedAddresses(call);
      const ours = [...own(), stored.sender_address, stored.reply_address].filter(
        (each) => each !== null,
      );
      const message = await readMessage(raw, ours, earlierMails(call, render));
      const outcome = await call("receive_mail", {
        message: { ...message, isCut: message.isCut || !isWhole },
        original: Buffer.from(raw).toString("base64"),
      });
      return answer(200, outcome as object);
    } catch (error) {
      console.error(
        `A mail could not be received: ${error instanceof Error ? error.message : String(error)}`,
      );
      return answer(503, { error: "The message was not stored. Send it again." });
    }
  };
}
