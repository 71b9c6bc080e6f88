import { reportFailedWrite } from "@/lib/errors/error-report";

const READ_TIMEOUT_MS = 4_000;
const WRITE_TIMEOUT_MS = 20_000;

/**
 * fetch that gives up: a read after four seconds, so that with the one retry of the query
 * cache a person learns of an unreachable backend within ten; a write, which may carry a
 * long post over a slow line, after twenty. The browser keeps no answer.
 */
export const fetchWithTimeout: typeof fetch = async (input, init) => {
  const isRead = init?.method === undefined || init.method === "GET" || init.method === "HEAD";
  const timeout = AbortSignal.timeout(isRead ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  // Rows may be personal, and not every service says that they are not to be kept.
  const options: RequestInit = { ...init, signal, cache: "no-store" };
  if (isRead) return fetch(input, options);
  const url = input instanceof Request ? input.url : String(input);
  try {
    const answer = await fetch(input, options);
    if (!answer.ok) void reportFailedWrite(init.method ?? "", url, answer.clone());
    return answer;
  } catch (error) {
    // Who left the page or took it back did not fail.
    if (init.signal?.aborted !== true) void reportFailedWrite(init.method ?? "", url, error);
    throw error;
  }
};
