/**
 * Repeats a task until stopped, `everyMs` after it ended. A failure that repeats is reported once, and the task is
 * retried. `stop` waits for the task.
 */
export function startTask(
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
