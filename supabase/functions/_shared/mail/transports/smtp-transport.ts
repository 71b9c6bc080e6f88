import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import { Buffer } from "node:buffer";
import { FinalError, type Transport } from "./transport.ts";

const STEP_MS = 20_000;
/** With one more step this is what a hosted function has left for its last mail. */
const BEFORE_MAIL_MS = 30_000;

/** Only errors to these commands are about this mail. */
const MAIL_COMMANDS = ["RCPT TO", "DATA"];
/** RFC 3463: wrong or closed recipient, or unacceptable content; 5.1.7 and 5.1.8 are about our sender. */
const FINAL_CODE = /^5\.(1\.(?![78]$)\d+|2\.1|6\.\d+)$/;
const FINAL_STATUS = [501, 550, 551, 553];

type SmtpError = { code?: string; response?: string; responseCode?: number; command?: string };

/** A wrong password or a full quota gets such a status as well, but is not about this mail. */
function isFinal(thrown: unknown): boolean {
  const { code, response, responseCode, command } = thrown as SmtpError;
  // nodemailer rejected the address before connecting.
  if (code === "EENVELOPE" && responseCode === undefined) return true;
  if (!MAIL_COMMANDS.includes(command ?? "") || (responseCode ?? 0) < 500) return false;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? "")?.[1];
  return enhanced === undefined
    ? FINAL_STATUS.includes(responseCode ?? 0)
    : FINAL_CODE.test(enhanced);
}

async function* readLate(content: AsyncIterable<Uint8Array>, onRead: () => void) {
  onRead();
  yield* content;
}

type Settings = { url: string; stepMs?: number; beforeMailMs?: number };

/** Gives up on a slow server only before the mail is handed over: afterwards it may have been accepted. */
export function smtpTransport({
  url,
  stepMs = STEP_MS,
  beforeMailMs = BEFORE_MAIL_MS,
}: Settings): Transport {
  const open = () =>
    createTransport({
      url,
      connectionTimeout: stepMs,
      greetingTimeout: stepMs,
      socketTimeout: stepMs,
      dnsTimeout: stepMs,
      // Prevents attachments from reading local files or URLs.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  return {
    async send({ key: _key, attachments, ...message }) {
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), beforeMailMs);
      const transport = open();
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
          attachments: attachments.map(({ name, type, content }) => ({
            filename: name,
            content: typeof content === "string" ? content : Buffer.from(content),
            contentType: type,
          })),
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
