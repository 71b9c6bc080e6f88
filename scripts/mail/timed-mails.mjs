const EVERY_MS = 60_000;

/**
 * Has the database queue what time alone brings, once a minute until it is stopped, whether or not
 * anything sends it. A database that is away is said once, and asked again.
 * @param {(name: string, args: object) => Promise<unknown>} call a function of the database
 * @param {number} [everyMs]
 */
export function startTimedMails(call, everyMs = EVERY_MS) {
  let isStopped = false;
  let lastFailure = "";
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  async function queueThem() {
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
  let turn = queueThem();
  const next = () => {
    turn = queueThem();
  };

  return {
    /** Resolves once nothing is under way. */
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await turn;
    },
  };
}
