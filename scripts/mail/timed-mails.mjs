const EVERY_MS = 60_000;

/**
 * Queues reminders and other timed mails once a minute until stopped, even where nothing sends them. An
 * unreachable database is reported once and retried.
 * @param {(name: string, args: object) => Promise<unknown>} call a function of the database
 * @param {number} [everyMs]
 */
export function startTimedMails(call, everyMs = EVERY_MS) {
  let isStopped = false;
  let lastFailure = "";
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  async function queueMails() {
    try {
      await call("queue_timed_mails", {});
      lastFailure = "";
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      if (failure !== lastFailure) console.error(`Timed mails could not be queued: ${failure}`);
      lastFailure = failure;
    }
    if (!isStopped) timer = setTimeout(next, everyMs);
  }
  let turn = queueMails();
  const next = () => {
    turn = queueMails();
  };

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await turn;
    },
  };
}
