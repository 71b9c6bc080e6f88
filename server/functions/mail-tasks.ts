import type { CallDatabase } from "../../supabase/functions/_shared/database-call.ts";
import {
  sendDueMails,
  type Sending,
} from "../../supabase/functions/_shared/mail/send-due-mails.ts";
import { startTask } from "./repeated-task.ts";

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
