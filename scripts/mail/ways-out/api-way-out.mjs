import { Buffer } from "node:buffer";
import { CALENDAR_NAME, CALENDAR_TYPE } from "./calendar-attachment.mjs";
import { FinalError } from "./final-error.mjs";

const ANSWER_MS = 30_000;

/** What such a service answers to a mail that it will never take. */
const FINAL = [400, 413, 422];
/** Unless it speaks of our address, which is the same in every mail. */
const OF_US = /from|sender/i;

/**
 * Whether it took the same mail before, when it was worded otherwise: the settings name another sender
 * since, say. One that it is still taking ("concurrent") is asked of again.
 * @param {number} status @param {string} said
 */
const isTakenBefore = (status, said) =>
  (status === 409 || status === 422) && said.includes('"invalid_idempotent_request"');

/** @param {string} text */
const oneLine = (text) => text.replaceAll(/\s+/g, " ").slice(0, 200);

/**
 * A mail service that takes JSON over HTTPS, as Resend and those like it do.
 * @param {{url: string, key: string, answerMs?: number}} settings
 * @returns {import("./way-out.mjs").WayOut}
 */
export function apiWayOut({ url, key: secret, answerMs = ANSWER_MS }) {
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
      calendar,
    }) {
      const answer = await fetch(url, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${secret}`,
          "Content-Type": "application/json",
          // A service that knows it sends the same mail once, whatever became of the answer.
          "Idempotency-Key": key,
        },
        body: JSON.stringify({
          from,
          to: [to.address],
          subject,
          html,
          text,
          reply_to: replyTo,
          ...(calendar !== null && {
            attachments: [
              {
                filename: CALENDAR_NAME,
                content: Buffer.from(calendar).toString("base64"),
                content_type: CALENDAR_TYPE,
              },
            ],
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
      const said = await answer.text();
      if (answer.ok || isTakenBefore(answer.status, said)) return;
      const why = `${answer.status} ${oneLine(said)}`;
      throw FINAL.includes(answer.status) && !OF_US.test(said)
        ? new FinalError(why)
        : new Error(why);
    },
    close: () => undefined,
  };
}
