import { isSameKey } from "../functions/same-key.mjs";
import { sendDueMails } from "./send-due-mails.mjs";

/** A hosted function has 150 seconds, and its last mail may take 50. */
const MAX_MS = 100_000;
/** Two seconds of processor time allow a few hundredths per mail. */
const MAX_MAILS = 50;

/** @param {import("./send-due-mails.mjs").Sending} sending @param {number} maxMs */
async function sendUntilTimeout(sending, maxMs) {
  const end = Date.now() + maxMs;
  let sent = 0;
  while (sent < MAX_MAILS && Date.now() < end) {
    if ((await sendDueMails(sending, 1)) === 0) break;
    sent += 1;
  }
  return sent;
}

/** @param {import("./send-due-mails.mjs").Sending} sending */
const queueTimedMails = ({ call }) =>
  call("queue_timed_mails", {}).catch((error) => {
    const why = error instanceof Error ? error.message : String(error);
    console.error(`Timed mails could not be queued: ${why}`);
  });

/**
 * @param {object} options
 * @param {() => import("./send-due-mails.mjs").Sending | null} options.open null without a transport
 * @param {string} options.key the caller's secret; when empty, every call is refused
 * @param {number} [options.maxMs]
 * @returns {(request: Request) => Promise<Response>}
 */
export function sendOnRequest({ open, key, maxMs = MAX_MS }) {
  return async (request) => {
    if (request.method !== "POST") return Response.json({ error: "Ask by POST." }, { status: 405 });
    if (key === "" || !(await isSameKey(request.headers.get("x-send-mails-key"), key))) {
      return Response.json({ error: "The key is missing or wrong." }, { status: 401 });
    }
    try {
      const sending = open();
      if (sending === null) {
        return Response.json({ error: "Set SMTP_URL or MAIL_API_URL." }, { status: 503 });
      }
      await queueTimedMails(sending);
      const sent = await sendUntilTimeout(sending, maxMs);
      sending.transport.close();
      return Response.json({ mails: sent });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      console.error(`Mails could not be sent: ${why}`);
      return Response.json({ error: why }, { status: 503 });
    }
  };
}
