const SHORTEST_MS = 600;
const LONGEST_MS = 1500;

/** How long the sample lets a panel wait, like a server that is neither near nor far. */
export function usualDelay(): number {
  return SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS);
}

/**
 * Waits like a request: it ends with the signal's reason as soon as the signal is aborted,
 * and the way `fetch` does where there is no network, before it starts or by the time it ends.
 */
export async function pretendRequest(milliseconds: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  refuseOffline();
  if (milliseconds > 0) await pause(milliseconds, signal);
  refuseOffline();
}

function refuseOffline() {
  if (!navigator.onLine) throw new TypeError("Failed to fetch");
}

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
