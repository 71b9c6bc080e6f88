import { Readable } from "node:stream";

/** @param {import("node:http").IncomingMessage} request */
function webRequest(request) {
  const { method = "GET", headers, url = "/" } = request;
  const isBodyless = method === "GET" || method === "HEAD";
  /** @type {RequestInit & {duplex: "half"}} Node asks for it where a body is a stream. */
  const init = {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      typeof value === "string" ? [/** @type {[string, string]} */ ([name, value])] : [],
    ),
    body: isBodyless ? null : /** @type {ReadableStream} */ (Readable.toWeb(request)),
    duplex: "half",
  };
  return new Request(new URL(url, "http://embedded.invalid"), init);
}

/**
 * Serves a hosted edge function on the embedded server; loads it on its first request.
 * @param {string} name
 * @param {() => Promise<(request: Request) => Promise<Response>>} open
 * @param {number} [largest] maximum size of the body in bytes
 * @returns {import("vite").Connect.NextHandleFunction}
 */
export function embeddedFunction(name, open, largest = 0) {
  const path = new RegExp(`^/functions/v1/${name}/?(\\?|$)`);
  /** @type {Promise<(request: Request) => Promise<Response>> | undefined} */
  let opening;
  return (request, response, next) => {
    if (!path.test(request.url ?? "")) return next();
    opening ??= open();
    opening
      .then((answer) => answer(webRequest(request)))
      .then(async (answer) => {
        if (Number(request.headers["content-length"] ?? 0) > largest) {
          response.setHeader("Connection", "close");
        }
        response.writeHead(answer.status, Object.fromEntries(answer.headers));
        response.end(request.method === "HEAD" ? "" : Buffer.from(await answer.arrayBuffer()));
      })
      .catch(next);
  };
}
