// Tells people's messages from automatic ones, which must never be answered.

/** Values by lower-case name. */
export type Headers = Map<string, string[]>;
export type MessageKind = "message" | "auto-reply" | "bounce" | "own";

const DAEMON = /^(mailer-daemon|postmaster|mail-daemon)@/i;
/** Auto-responders without a standard header set these; other such headers also occur in people's mails. */
const MARKS = ["x-autoreply", "x-autorespond"];

const first = (headers: Headers, name: string) => headers.get(name)?.[0] ?? "";

const isReport = (headers: Headers) =>
  /^\s*multipart\/report\b/i.test(first(headers, "content-type"));

/** Read receipts and spam reports mean that the mail arrived. */
const isOtherReport = (headers: Headers) =>
  /report-type\s*=\s*"?(?!delivery-status)[\w-]/i.test(first(headers, "content-type"));

/** Subject prefixes of auto-responders; a person's answer to one begins with "Re:". */
const AUTOMATIC =
  /^\s*(automatic reply|auto[- ]?reply|auto[- ]?response|out of (the )?office|automatische antwort|abwesenheitsnotiz|r[ée]ponse automatique|respuesta autom[áa]tica|resposta autom[áa]tica|risposta automatica|automatisch antwoord|autosvar|automatiskt svar|automaattinen vastaus|odpowied[źz] automatyczna|automatick[áa] odpov[ěe][ďd]|自动答复|自動回覆|自動応答)\s*[::]/iu;

/** X-Auto-Response-Suppress marks a machine; people's mail programs suppress read receipts only. */
const isSuppressing = (headers: Headers) =>
  headers
    .get("x-auto-response-suppress")
    ?.some((value) => /\b(all|oof|autoreply)\b/i.test(value)) === true;

const isAutomatic = (headers: Headers) =>
  isSuppressing(headers) ||
  headers.get("auto-submitted")?.some((value) => !/^\s*no\b/i.test(value)) === true ||
  headers.get("precedence")?.some((value) => /^\s*auto_reply\b/i.test(value)) === true ||
  MARKS.some((mark) => headers.has(mark));

const hasEmptyReturnPath = (headers: Headers) =>
  headers.get("return-path")?.some((path) => /^\s*<\s*>\s*$/.test(path)) === true;

const withoutToken = (address: string) => address.toLowerCase().replace(/\+[^@]*@/, "@");

/** `own` are our addresses. */
export const isOwn = (address: string, own: readonly string[]): boolean =>
  own.some((each) => withoutToken(each) === withoutToken(address));

/** `address` is the sender's; `own` are our addresses, which are never senders. */
export function kindOf(
  headers: Headers,
  address: string,
  subject: string,
  own: readonly string[],
): MessageKind {
  if (isOwn(address, own)) return "own";
  if (isReport(headers)) return isOtherReport(headers) ? "auto-reply" : "bounce";
  if (headers.has("x-failed-recipients")) return "bounce";
  if (isAutomatic(headers) || AUTOMATIC.test(subject)) return "auto-reply";
  if (DAEMON.test(address)) return "bounce";
  return hasEmptyReturnPath(headers) ? "auto-reply" : "message";
}

/** Whether the receiving mail server reports a failed DMARC check. */
export const isUnproven = (headers: Headers): boolean =>
  headers.get("authentication-results")?.some((value) => /\bdmarc=fail\b/i.test(value)) === true;

const NO_REASON = "its mail server did not say why";
const STILL_TRYING = /\b(delay|delayed|warning|will retry|be retried|still trying|not yet)\b/i;
const BOUNCED =
  /\b(undeliver(able|ed)|could not be delivered|couldn't be delivered|wasn't able to deliver|delivery (has )?failed|delivery (status notification \()?failure|failure notice|returned to sender|permanent error)\b/i;

/**
 * The server's reason for a permanent bounce; null where the mail may still arrive. `status` is the delivery
 * report, empty without one; `text` is the subject and the beginning of the text.
 */
export function bounceReason(status: string, text: string): string | null {
  return status === "" ? plainReason(text) : reportedReason(status);
}

function reportedReason(status: string): string | null {
  const action = /^Action:\s*([a-z]+)/im.exec(status)?.[1]?.toLowerCase();
  const code = /^Status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(status)?.[1] ?? "";
  // A server that gives up may report the last temporary error, such as 4.4.7.
  if (action === undefined ? !code.startsWith("5") : action !== "failed") return null;
  const words = /^Diagnostic-Code:\s*(?:[\w-]+;)?\s*(\S[^\r\n]{0,300})/im.exec(status)?.[1];
  return words?.trim() ?? (code === "" ? NO_REASON : code);
}

function plainReason(text: string): string | null {
  if (STILL_TRYING.test(text) || !BOUNCED.test(text)) return null;
  return (
    /^.*\b5\d\d[ -]#?5\.\d{1,3}\.\d{1,3}\b.*$/m.exec(text)?.[0].trim().slice(0, 300) ?? NO_REASON
  );
}
