// The embedded Postgres has one connection, and @supabase/lite 0.10 lets overlapping transactions mix on it: one
// rejected request rolls back others. So requests run one at a time.
import { AsyncLocalStorage } from "node:async_hooks";
import type { App } from "@supabase/lite";

type Serve = App["server"]["fetch"];

const inTurn = new AsyncLocalStorage<true>();

/** Reads the body first, so that a slow sender does not block others. */
async function arrived(request: Request): Promise<Request> {
  if (request.method === "GET" || request.method === "HEAD") return request;
  const { url, method, headers } = request;
  const complete = new Request(url, { method, headers, body: await request.arrayBuffer() });
  const mark = Object.getOwnPropertySymbols(request).find(
    ({ description }) => description === "lite-internal-request",
  );
  if (mark !== undefined) Object.assign(complete, { [mark]: true });
  return complete;
}

export function oneRequestAtATime(serve: Serve): Serve {
  let last = Promise.resolve();
  return async (request, ...rest) => {
    // The API's own requests during a request must not wait for it.
    if (inTurn.getStore()) return serve(request, ...rest);
    const complete = await arrived(request);
    const answer = last.then(() => inTurn.run(true, () => serve(complete, ...rest)));
    last = answer.then(
      () => undefined,
      () => undefined,
    );
    return answer;
  };
}
