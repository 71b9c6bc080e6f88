import { importAppModule } from "../environment/import-app-module.mjs";
import { serveCalendar } from "../calendar/serve-calendar.mjs";
import { callAsServer, loadHouse } from "../mail/embedded-mail-sender.mjs";
import { LARGEST_MESSAGE, receiveMail } from "../mail/inbound/receive-mail.mjs";
import { embeddedFunction } from "./embedded-function.mjs";

/** @typedef {import("../database/thread/worker-backend.mjs").ApiRequest} ApiRequest */
/** @typedef {import("../database/thread/worker-backend.mjs").ApiAnswer} ApiAnswer */

/**
 * What a hosted project has in supabase/functions, on the embedded server: mail that comes in, and the
 * calendars of colleagues.
 * @param {(request: ApiRequest, from: string) => Promise<ApiAnswer>} ask
 * @param {Record<string, unknown>} define as in the app's build
 */
export function embeddedFunctions(ask, define) {
  const call = callAsServer(ask, process.env.CURBFRONT_SECRET_KEY ?? "");
  const key = process.env.INBOUND_MAIL_KEY ?? "";

  async function inboundMail() {
    const house = key === "" ? null : await loadHouse(define);
    const own = house === null ? [] : [house.from.address, house.replyTo];
    return receiveMail({ call, own: () => own, key });
  }
  async function calendar() {
    const { staffCalendar } =
      /** @type {typeof import("../../src/lib/calendar/staff-calendar.ts")} */ (
        await importAppModule("src/lib/calendar/staff-calendar.ts", define)
      );
    return serveCalendar({ call, write: staffCalendar });
  }
  return [
    embeddedFunction("inbound-mail", inboundMail, LARGEST_MESSAGE),
    embeddedFunction("calendar", calendar),
  ];
}
