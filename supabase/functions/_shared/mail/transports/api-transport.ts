import { Buffer } from "node:buffer";
import { FinalError, type Transport } from "./transport.ts";

const ANSWER_MS = 30_000;

const FINAL = [400, 413, 422];
/** An error about our sender address concerns every mail and is not final for this one. */
const ABOUT_SENDER = /from|sender/i;

/**
 * Whether the service accepted this mail before with other content, such as another sender. "concurrent" means
 * it is still being accepted: retry.
 */
const isAlreadyAccepted = (status: number, answer: string) =>
  (status === 409 || status === 422) && answer.includes('"invalid_idempotent_request"');

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").slice(0, 200);

type Settings = { url: string; key: string; answerMs?: number };

export function apiTransport({ url, key: secret, answerMs = ANSWER_MS }: Settings): Transport {
  return {
    async send({
      key,
      from,
      to,
      replyTo,
      subject,
      text,
      html,
      messageId,
      inReplyTo,
      references,
      headers,
      attachments,
    }) {
      const answer = await fetch(url, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${secret}`,
          "Content-Type": "application/json",
          // Prevents a second delivery when the answer was lost.
          "Idempotency-Key": key,
        },
        body: JSON.stringify({
          from,
          to: [to.address],
          subject,
          html,
          text,
          reply_to: replyTo,
          ...(attachments.length > 0 && {
            attachments: attachments.map(({ name, type, content }) => ({
              filename: name,
              content: Buffer.from(content).toString("base64"),
              content_type: type,
            })),
          }),
          headers: {
            ...headers,
            "Message-ID": messageId,
            ...(inReplyTo !== null && { "In-Reply-To": inReplyTo }),
            ...(references.length > 0 && { References: references.join(" ") }),
          },
        }),
        signal: AbortSignal.timeout(answerMs),
      });
      const reply = await answer.text();
      if (answer.ok || isAlreadyAccepted(answer.status, reply)) return;
      const why = `${answer.status} ${oneLine(reply)}`;
      throw FINAL.includes(answer.status) && !ABOUT_SENDER.test(reply)
        ? new FinalError(why)
        : new Error(why);
    },
    close: () => undefined,
  };
}
