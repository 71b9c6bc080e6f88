import { reportFailedWrite } from "@/lib/errors/error-report";

const READ_TIMEOUT_MS = 4_000;
const WRITE_TIMEOUT_MS = 20_000;

/**
 * fetch with a timeout: four seconds for a read, so that with one retry a failure shows within ten;
 * twenty for a write, which may carry a long post. Responses are not cached.
 */
export const fetchWithTimeout: typeof fetch = async (input, init) => {
  const isRead = init?.method === undefined || init.method === "GET" || init.method === "HEAD";
  const timeout = AbortSignal.timeout(isRead ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  // Rows may be personal, and not every service sends no-store.
  const options: RequestInit = { ...init, signal, cache: "no-store" };
  if (isRead) return fetch(input, options);
  const url = input instanceof Request ? input.url : String(input);
  try {
    const answer = await fetch(input, options);
    if (!answer.ok) void reportFailedWrite(init.method ?? "", url, answer.clone());
    return answer;
  } catch (error) {
    // An aborted request did not fail.
    if (init.signal?.aborted !== true) void reportFailedWrite(init.method ?? "", url, error);
    throw error;
  }
};
