import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import { CALENDAR_NAME, CALENDAR_TYPE } from "./calendar-attachment.mjs";
import { FinalError } from "./final-error.mjs";

/** Far longer than an honest server takes for any one step. */
const STEP_MS = 20_000;
/** For all steps before the mail itself. With one more, this is what a hosted function has for its last mail. */
const BEFORE_MAIL_MS = 30_000;

/** When a server speaks of this mail, and not of us or of itself. */
const OF_THIS_MAIL = ["RCPT TO", "DATA"];
/** RFC 3463: an address that is none, or is closed, or a content that nobody takes; but the sender's is ours. */
const FINAL_CODE = /^5\.(1\.(?![78]$)\d+|2\.1|6\.\d+)$/;
/** The same of servers that know no such codes. */
const FINAL_STATUS = [501, 550, 551, 553];

/** A wrong password or a full quota is said here as well, and holds for every mail until it is mended. @param {unknown} thrown */
function isFinal(thrown) {
  const { code, response, responseCode, command } =
    /** @type {{code?: string, response?: string, responseCode?: number, command?: string}} */ (
      thrown
    );
  // An address that no server is asked about, for it is none.
  if (code === "EENVELOPE" && responseCode === undefined) return true;
  if (!OF_THIS_MAIL.includes(command ?? "") || (responseCode ?? 0) < 500) return false;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? "")?.[1];
  return enhanced === undefined
    ? FINAL_STATUS.includes(responseCode ?? 0)
    : FINAL_CODE.test(enhanced);
}

/** @param {AsyncIterable<Uint8Array>} content @param {() => void} onRead */
async function* readLate(content, onRead) {
  onRead();
  yield* content;
}

/**
 * A server that is slow is left before it is given the mail, and not after: it may have taken it then.
 * @param {{url: string, stepMs?: number, beforeMailMs?: number}} settings
 * @returns {import("./way-out.mjs").WayOut}
 */
export function smtpWayOut({ url, stepMs = STEP_MS, beforeMailMs = BEFORE_MAIL_MS }) {
  const open = () =>
    createTransport({
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
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), beforeMailMs);
      const transport = open();
      // The mail is read once the server has said that it takes it.
      transport.use("stream", ({ message: mail }, done) => {
        mail.processFunc((content) =>
          Readable.from(
            readLate(content, () => clearTimeout(timer)),
            { objectMode: false },
          ),
        );
        done();
      });
      try {
        await transport.sendMail({
          ...message,
          signal: late.signal,
          inReplyTo: message.inReplyTo ?? undefined,
          ...(calendar !== null && {
            attachments: [
              { filename: CALENDAR_NAME, content: calendar, contentType: CALENDAR_TYPE },
            ],
          }),
        });
      } catch (error) {
        if (late.signal.aborted) throw new Error("The mail server was too slow.", { cause: error });
        if (isFinal(error)) throw new FinalError(String(error instanceof Error && error.message));
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => undefined,
  };
}
