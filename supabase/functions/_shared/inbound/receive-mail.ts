import { Buffer } from "node:buffer";
import * as z from "zod/mini";
import type { CallDatabase } from "../database-call.ts";
import type { ObjectStore } from "../files/object-store.ts";
import { storedAddresses } from "../mail/mail-settings.ts";
import { isSameKey } from "../same-key.ts";
import { earlierMails, type Render } from "./earlier-mails.ts";
import { keptFiles } from "./kept-files.ts";
import { readMessage } from "./read-message.ts";
import { filesToStoreSchema, storeFiles } from "./store-files.ts";
import { isKnownType, isMessage, MAX_MESSAGE_BYTES, messageIn } from "./webhook-message.ts";

/** A larger body is refused. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;
/** Only the beginning of a larger original is stored; its files are stored apart. */
const MAX_ORIGINAL_BYTES = 10 * 1024 * 1024;

type Receiving = {
  call: CallDatabase;
  store: ObjectStore;
  /** Our addresses, which are never senders. */
  own: () => readonly string[];
  /** The caller's secret; when empty, every call is refused. */
  key: string;
  /** Renders our mails, to recognize quotations. */
  render?: Render;
};

const receivedSchema = z.object({
  outcome: z.string(),
  id: z.optional(z.string()),
  files: filesToStoreSchema,
});

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

/**
 * Answers mail webhooks and pipes. After a 5xx the sender repeats the mail, which is not stored twice; the files that
 * were not stored then are.
 */
export function receiveMail({
  call,
  store,
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
      const { files, ...message } = await readMessage(raw, {
        own: ours,
        earlier: earlierMails(call, render),
        isWhole,
      });
      const { kept, notKept, contents } = await keptFiles(files);
      const original = Buffer.from(raw.buffer, raw.byteOffset, raw.length);
      const received = receivedSchema.parse(
        await call("receive_mail", {
          message: {
            ...message,
            files: kept,
            notKept,
            isOriginalCut: raw.length > MAX_ORIGINAL_BYTES,
          },
          original: original.toString("base64", 0, MAX_ORIGINAL_BYTES),
        }),
      );
      await storeFiles(received.files, contents, { call, store });
      const { outcome, id } = received;
      return answer(200, { outcome, id });
    } catch (error) {
      console.error(
        `A mail could not be received: ${error instanceof Error ? error.message : String(error)}`,
      );
      return answer(503, { error: "The message was not stored. Send it again." });
    }
  };
}
