const SHORTEST_MS = 600;
const LONGEST_MS = 1500;

/** The delay of a sample answer, like an average server's. */
export function usualDelay(): number {
  return SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS);
}

/** Waits like `fetch`: rejects on abort, and while offline. */
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
