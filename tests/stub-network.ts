import { vi } from "vitest";

export type SentRequest = {
  method: string;
  path: string;
  search: URLSearchParams;
  headers: Headers;
  body: unknown;
};

export type Answer = { status?: number; body?: unknown; headers?: Record<string, string> } | Error;
type Handler = (request: SentRequest) => Answer | Promise<Answer>;

async function readRequest(input: RequestInfo | URL, init?: RequestInit): Promise<SentRequest> {
  const request = new Request(input, { ...init, signal: null });
  const url = new URL(request.url);
  const text = await request.text();
  return {
    method: request.method,
    path: url.pathname,
    search: url.searchParams,
    headers: request.headers,
    body: text === "" ? null : JSON.parse(text),
  };
}

/** Replaces `fetch` and returns the requests in order. An Error simulates a lost connection. */
export function stubNetwork(handler: Handler): SentRequest[] {
  const sent: SentRequest[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = await readRequest(input, init);
    sent.push(request);
    const answer = await handler(request);
    if (answer instanceof Error) throw answer;
    const { status = 200, body = null, headers = {} } = answer;
    return new Response(status === 204 ? null : JSON.stringify(body), {
      status,
      headers: { "Content-Type": "application/json", ...headers },
    });
  });
  return sent;
}
