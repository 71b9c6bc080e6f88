import type { CallDatabase } from "../../supabase/functions/_shared/database-call.ts";
import {
  sendDueMails,
  type Sending,
} from "../../supabase/functions/_shared/mail/send-due-mails.ts";

/**
 * Repeats a task until stopped, `everyMs` after it ended. A failure that repeats is reported once, and the task is
 * retried. `stop` waits for the task.
 */
function startTask(
  run: (isStopped: () => boolean) => Promise<unknown>,
  everyMs: number,
  failureText: string,
) {
  let isStopped = false;
  let lastFailure = "";
  let timer: NodeJS.Timeout | undefined;

  async function runOnce() {
    try {
      await run(() => isStopped);
      lastFailure = "";
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      if (failure !== lastFailure) console.error(`${failureText}: ${failure}`);
      lastFailure = failure;
    }
    if (!isStopped) timer = setTimeout(next, everyMs);
  }
  let running = runOnce();
  function next() {
    running = runOnce();
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Sends due mails until stopped. */
export function startMailSender(sending: Sending, everyMs = 5_000) {
  async function sendAll(isStopped: () => boolean) {
    while ((await sendDueMails(sending)) > 0 && !isStopped());
  }
  const task = startTask(sendAll, everyMs, "Mails could not be sent");
  return {
    async stop() {
      await task.stop();
      sending.transport.close();
    },
  };
}

/** Queues reminders and other timed mails once a minute until stopped, even where nothing sends them. */
export const startTimedMails = (call: CallDatabase, everyMs = 60_000) =>
  startTask(() => call("queue_timed_mails", {}), everyMs, "Timed mails could not be queued");
