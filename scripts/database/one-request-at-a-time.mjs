// The embedded Postgres has one connection, and @supabase/lite 0.10 lets overlapping transactions mix on it: one
// rejected request rolls back others. So requests run one at a time.
import { AsyncLocalStorage } from "node:async_hooks";
import { App } from "@supabase/lite";

const inTurn = new AsyncLocalStorage();
const queued = new WeakSet();
// oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
const originalInit = App.prototype.init;

/** Reads the body first, so that a slow sender does not block others. */
async function arrived(/** @type {Request} */ request) {
  if (request.method === "GET" || request.method === "HEAD") return request;
  const { url, method, headers } = request;
  const complete = new Request(url, { method, headers, body: await request.arrayBuffer() });
  const mark = Object.getOwnPropertySymbols(request).find(
    ({ description }) => description === "lite-internal-request",
  );
  if (mark !== undefined) Object.assign(complete, { [mark]: true });
  return complete;
}

/** @param {(request: Request, ...rest: any[]) => Response | Promise<Response>} fetch */
function oneAtATime(fetch) {
  let last = Promise.resolve();
  return async (/** @type {Request} */ request, /** @type {any[]} */ ...rest) => {
    // The API's own requests during a request must not wait for it.
    if (inTurn.getStore()) return fetch(request, ...rest);
    const complete = await arrived(request);
    const answer = last.then(() => inTurn.run(true, () => fetch(complete, ...rest)));
    last = answer.then(
      () => undefined,
      () => undefined,
    );
    return answer;
  };
}

Object.assign(App.prototype, {
  /** @this {App} */
  async init() {
    if (!queued.has(this)) {
      queued.add(this);
      this.server.fetch = oneAtATime(this.server.fetch);
    }
    return originalInit.call(this);
  },
});
