import { importAppModule } from "../environment/import-app-module.mjs";
import { serveCalendar } from "../calendar/serve-calendar.mjs";
import { callAsServer, loadMailConfig } from "../mail/embedded-mail-sender.mjs";
import { isForOriginal, openOriginal } from "../mail/inbound/open-original.mjs";
import { MAX_MESSAGE_BYTES, receiveMail } from "../mail/inbound/receive-mail.mjs";
import { embeddedFunction } from "./embedded-function.mjs";

/** @typedef {import("../database/thread/worker-backend.mjs").ApiRequest} ApiRequest */
/** @typedef {import("../database/thread/worker-backend.mjs").ApiAnswer} ApiAnswer */

/**
 * @param {(request: ApiRequest, from: string) => Promise<ApiAnswer>} ask
 * @returns {import("../mail/inbound/open-original.mjs").AskOriginal}
 */
const askOriginal = (ask) => async (headers, args) => {
  const { status, body } = await ask(
    {
      method: "POST",
      url: "http://embedded.invalid/rest/v1/rpc/inbound_original",
      headers: [...headers, ["content-type", "application/json"]],
      body: new TextEncoder().encode(JSON.stringify(args)),
    },
    "originals",
  );
  const text = typeof body === "string" ? body : new TextDecoder().decode(body ?? new Uint8Array());
  return { status, text };
};

/**
 * @param {(request: ApiRequest, from: string) => Promise<ApiAnswer>} ask
 * @param {Record<string, unknown>} define as in the app's build
 */
export function embeddedFunctions(ask, define) {
  const call = callAsServer(ask, process.env.CURBFRONT_SECRET_KEY ?? "");
  const key = process.env.INBOUND_MAIL_KEY ?? "";

  async function inboundMail() {
    const config = key === "" ? null : await loadMailConfig(define);
    const own = config === null ? [] : [config.from.address, config.replyTo];
    const receive = receiveMail({
      call,
      own: () => own,
      key,
      ...(config && { render: config.render }),
    });
    const open = openOriginal(askOriginal(ask));
    return (/** @type {Request} */ request) =>
      isForOriginal(request) ? open(request) : receive(request);
  }
  async function calendar() {
    const { staffCalendar } =
      /** @type {typeof import("../../src/lib/calendar/staff-calendar.ts")} */ (
        await importAppModule("src/lib/calendar/staff-calendar.ts", define)
      );
    return serveCalendar({ call, write: staffCalendar });
  }
  return [
    embeddedFunction("inbound-mail", inboundMail, MAX_MESSAGE_BYTES),
    embeddedFunction("calendar", calendar),
  ];
}
