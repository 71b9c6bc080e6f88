// The embedded Postgres is one connection, and @supabase/lite 0.10 lets the transactions of
// requests that overlap run into each other on it: one refused request undoes its neighbours.
// So each waits its turn. Nothing is lost by it, because one connection does one thing at a
// time anyway.
import { AsyncLocalStorage } from "node:async_hooks";
import { App } from "@supabase/lite";

const inTurn = new AsyncLocalStorage();
const queued = new WeakSet();
// oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
const originalInit = App.prototype.init;

/** Reads what is still on its way, so that a slow sender keeps nobody waiting. */
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
    // A request the API sends itself, while it answers one, must not wait for that one.
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
