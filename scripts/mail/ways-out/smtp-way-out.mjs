import { createTransport } from "nodemailer";
import { CALENDAR_NAME, CALENDAR_TYPE } from "./calendar-attachment.mjs";
import { FinalError } from "./final-error.mjs";

/** Far longer than an honest server takes for any one step. */
const STEP_MS = 20_000;

/** What a server says of this mail, and not of us or of itself. */
const OF_THIS_MAIL = ["RCPT TO", "DATA"];

/** @param {unknown} thrown */
function isFinal(thrown) {
  const { code, responseCode, command } =
    /** @type {{code?: string, responseCode?: number, command?: string}} */ (thrown);
  // An address that no server is asked about, for it is none.
  if (code === "EENVELOPE" && responseCode === undefined) return true;
  return (responseCode ?? 0) >= 500 && OF_THIS_MAIL.includes(command ?? "");
}

/**
 * @param {{url: string, stepMs?: number}} settings
 * @returns {import("./way-out.mjs").WayOut}
 */
export function smtpWayOut({ url, stepMs = STEP_MS }) {
  const transport = createTransport({
    url,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    dnsTimeout: stepMs,
    // Nothing of a mail is ever read from a file or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ key: _key, calendar, ...message }) {
      try {
        await transport.sendMail({
          ...message,
          inReplyTo: message.inReplyTo ?? undefined,
          ...(calendar !== null && {
            attachments: [
              { filename: CALENDAR_NAME, content: calendar, contentType: CALENDAR_TYPE },
            ],
          }),
        });
      } catch (error) {
        if (isFinal(error)) throw new FinalError(String(error instanceof Error && error.message));
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
