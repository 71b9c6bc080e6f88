import { sendDueMails } from "./send-due-mails.mjs";

const EVERY_MS = 5_000;

/**
 * Sends due mails until stopped. An unreachable database or mail server is reported once and retried.
 * @param {import("./send-due-mails.mjs").Sending} sending @param {number} [everyMs]
 */
export function startMailSender(sending, everyMs = EVERY_MS) {
  let isStopped = false;
  let lastFailure = "";
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  async function sendAll() {
    try {
      let sent = await sendDueMails(sending);
      while (sent > 0 && !isStopped) sent = await sendDueMails(sending);
      lastFailure = "";
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      if (failure !== lastFailure) console.error(`Mails could not be sent: ${failure}`);
      lastFailure = failure;
    }
    if (!isStopped) timer = setTimeout(next, everyMs);
  }
  let turn = sendAll();
  const next = () => {
    turn = sendAll();
  };

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await turn;
      sending.transport.close();
    },
  };
}
