import { Readable } from "node:stream";
import { callAsServer, loadHouse } from "../embedded-mail-sender.mjs";
import { LARGEST_MESSAGE, receiveMail } from "./receive-mail.mjs";

/** @typedef {import("../../database/worker-backend.mjs").ApiRequest} ApiRequest */
/** @typedef {import("../../database/worker-backend.mjs").ApiAnswer} ApiAnswer */

/** Where a hosted project has its function of this name. */
const PATH = /^\/functions\/v1\/inbound-mail\/?(\?|$)/;

/** @param {import("node:http").IncomingMessage} request */
function webRequest(request) {
  const { method = "GET", headers } = request;
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
  return new Request("http://embedded.invalid/functions/v1/inbound-mail", init);
}

/**
 * Takes in what a mail service or a pipe hands over, on the embedded server.
 * @param {(request: ApiRequest, from: string) => Promise<ApiAnswer>} ask
 * @param {Record<string, unknown>} define
 * @returns {import("vite").Connect.NextHandleFunction}
 */
export function embeddedInboundMail(ask, define) {
  const key = process.env.INBOUND_MAIL_KEY ?? "";
  /** @type {Promise<(request: Request) => Promise<Response>> | undefined} */
  let receiving;
  const open = async () => {
    const house = key === "" ? null : await loadHouse(define);
    const own = house === null ? [] : [house.from.address, house.replyTo];
    return receiveMail({
      call: callAsServer(ask, process.env.CURBFRONT_SECRET_KEY ?? ""),
      own: () => own,
      key,
    });
  };
  return (request, response, next) => {
    if (!PATH.test(request.url ?? "")) return next();
    receiving ??= open();
    receiving
      .then((receive) => receive(webRequest(request)))
      .then(async (answer) => {
        // What is not read of a body that is too large would keep the connection busy.
        if (Number(request.headers["content-length"] ?? 0) > LARGEST_MESSAGE) {
          response.setHeader("Connection", "close");
        }
        response.writeHead(answer.status, Object.fromEntries(answer.headers));
        response.end(await answer.text());
      })
      .catch(next);
  };
}
