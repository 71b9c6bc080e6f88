import { importAppModule } from "../environment/import-app-module.mjs";
import { answerOf } from "../functions/database-call.mjs";
import { mailSettings, namedSender } from "./mail-settings.mjs";
import { startMailSender } from "./mail-sender.mjs";
import { openTransport } from "./transports/transport.mjs";

/** @typedef {import("../database/thread/worker-backend.mjs").ApiRequest} ApiRequest */
/** @typedef {import("../database/thread/worker-backend.mjs").ApiAnswer} ApiAnswer */

/** @param {(request: ApiRequest, from: string) => Promise<ApiAnswer>} ask @param {string} key */
export const callAsServer =
  (ask, key) => async (/** @type {string} */ name, /** @type {object} */ args) => {
    const { status, body } = await ask(
      {
        method: "POST",
        url: `http://embedded.invalid/rest/v1/rpc/${name}`,
        headers: [
          ["apikey", key],
          ["content-type", "application/json"],
        ],
        body: new TextEncoder().encode(JSON.stringify(args)),
      },
      "mail-sender",
    );
    const text =
      typeof body === "string" ? body : new TextDecoder().decode(body ?? new Uint8Array());
    return answerOf(name, status, text);
  };

/**
 * Loaded through Vite, because the mail templates are TypeScript of the app.
 * @param {Record<string, unknown>} define as in the app's build
 */
export async function loadMailConfig(define) {
  const { mailConfig: config } = /** @type {typeof import("./mail-config.ts")} */ (
    await importAppModule("scripts/mail/mail-config.ts", define)
  );
  return {
    ...config,
    from: { ...config.from, ...namedSender(process.env) },
  };
}

/**
 * Sends the embedded database's queued mails from this process. Returns null where no transport is configured;
 * throws when its settings are invalid.
 * @param {(request: ApiRequest, from: string) => Promise<ApiAnswer>} ask @param {Record<string, unknown>} define
 */
export async function startEmbeddedMailSender(ask, define) {
  const settings = mailSettings(process.env);
  if (settings === null) return null;
  const config = await loadMailConfig(define);
  return startMailSender({
    call: callAsServer(ask, process.env.CURBFRONT_SECRET_KEY ?? ""),
    transport: openTransport(settings),
    render: config.render,
    from: config.from,
    replyTo: config.replyTo,
  });
}
