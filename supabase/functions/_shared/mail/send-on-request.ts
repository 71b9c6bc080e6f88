import { isSameKey } from "../same-key.ts";
import { sendDueMails, type Sending } from "./send-due-mails.ts";

/** A hosted function has 150 seconds, and its last mail may take 50. */
const MAX_MS = 100_000;
/** Two seconds of processor time allow a few hundredths per mail. */
const MAX_MAILS = 50;

async function sendUntilTimeout(sending: Sending): Promise<number> {
  const end = Date.now() + MAX_MS;
  let sent = 0;
  while (sent < MAX_MAILS && Date.now() < end) {
    if ((await sendDueMails(sending, 1)) === 0) break;
    sent += 1;
  }
  return sent;
}

const queueTimedMails = ({ call }: Sending) =>
  call("queue_timed_mails", {}).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    console.error(`Timed mails could not be queued: ${why}`);
  });

type Options = {
  /** Null without a transport. */
  open: () => Sending | null;
  /** The caller's secret; when empty, every call is refused. */
  key: string;
};

export function sendOnRequest({ open, key }: Options): (request: Request) => Promise<Response> {
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
      const sent = await sendUntilTimeout(sending);
      sending.transport.close();
      return Response.json({ mails: sent });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      console.error(`Mails could not be sent: ${why}`);
      return Response.json({ error: why }, { status: 503 });
    }
  };
}
