// Tells people's messages from automatic ones, which must never be answered.

/** @typedef {Map<string, string[]>} Headers values by lower-case name */
/** @typedef {"message" | "auto-reply" | "bounce" | "own"} MessageKind */

const DAEMON = /^(mailer-daemon|postmaster|mail-daemon)@/i;
/** Auto-responders without a standard header set these; other such headers also occur in people's mails. */
const MARKS = ["x-autoreply", "x-autorespond"];

/** @param {Headers} headers @param {string} name */
const first = (headers, name) => headers.get(name)?.[0] ?? "";

/** @param {Headers} headers */
const isReport = (headers) => /^\s*multipart\/report\b/i.test(first(headers, "content-type"));

/** Read receipts and spam reports mean that the mail arrived. @param {Headers} headers */
const isOtherReport = (headers) =>
  /report-type\s*=\s*"?(?!delivery-status)[\w-]/i.test(first(headers, "content-type"));

/** Subject prefixes of auto-responders; a person's answer to one begins with "Re:". */
const AUTOMATIC =
  /^\s*(automatic reply|auto[- ]?reply|auto[- ]?response|out of (the )?office|automatische antwort|abwesenheitsnotiz|r[ée]ponse automatique|respuesta autom[áa]tica|resposta autom[áa]tica|risposta automatica|automatisch antwoord|autosvar|automatiskt svar|automaattinen vastaus|odpowied[źz] automatyczna|automatick[áa] odpov[ěe][ďd]|自动答复|自動回覆|自動応答)\s*[::]/iu;

/**
 * X-Auto-Response-Suppress marks a machine; people's mail programs suppress read receipts only.
 * @param {Headers} headers
 */
const isSuppressing = (headers) =>
  headers
    .get("x-auto-response-suppress")
    ?.some((value) => /\b(all|oof|autoreply)\b/i.test(value)) === true;

/** @param {Headers} headers */
const isAutomatic = (headers) =>
  isSuppressing(headers) ||
  headers.get("auto-submitted")?.some((value) => !/^\s*no\b/i.test(value)) === true ||
  headers.get("precedence")?.some((value) => /^\s*auto_reply\b/i.test(value)) === true ||
  MARKS.some((mark) => headers.has(mark));

/** @param {Headers} headers */
const hasEmptyReturnPath = (headers) =>
  headers.get("return-path")?.some((path) => /^\s*<\s*>\s*$/.test(path)) === true;

/** @param {string} address */
const plain = (address) => address.toLowerCase().replace(/\+[^@]*@/, "@");

/** @param {string} address @param {readonly string[]} own our addresses */
export const isOwn = (address, own) => own.some((each) => plain(each) === plain(address));

/**
 * @param {Headers} headers @param {string} address the sender's address @param {string} subject
 * @param {readonly string[]} own our addresses, which are never senders
 * @returns {MessageKind}
 */
export function kindOf(headers, address, subject, own) {
  if (isOwn(address, own)) return "own";
  if (isReport(headers)) return isOtherReport(headers) ? "auto-reply" : "bounce";
  if (headers.has("x-failed-recipients")) return "bounce";
  if (isAutomatic(headers) || AUTOMATIC.test(subject)) return "auto-reply";
  if (DAEMON.test(address)) return "bounce";
  return hasEmptyReturnPath(headers) ? "auto-reply" : "message";
}

/** Whether the receiving mail server reports a failed DMARC check. @param {Headers} headers */
export const isUnproven = (headers) =>
  headers.get("authentication-results")?.some((value) => /\bdmarc=fail\b/i.test(value)) === true;

const NO_REASON = "its mail server did not say why";
const STILL_TRYING = /\b(delay|delayed|warning|will retry|be retried|still trying|not yet)\b/i;
const BOUNCED =
  /\b(undeliver(able|ed)|could not be delivered|couldn't be delivered|wasn't able to deliver|delivery (has )?failed|delivery (status notification \()?failure|failure notice|returned to sender|permanent error)\b/i;

/**
 * The server's reason for a permanent bounce; null where the mail may still arrive.
 * @param {string} status the delivery report; empty without one
 * @param {string} text subject and beginning of the text
 */
export function bounceReason(status, text) {
  return status === "" ? plainReason(text) : reportedReason(status);
}

/** @param {string} status */
function reportedReason(status) {
  const action = /^Action:\s*([a-z]+)/im.exec(status)?.[1]?.toLowerCase();
  const code = /^Status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(status)?.[1] ?? "";
  // A server that gives up may report the last temporary error, such as 4.4.7.
  if (action === undefined ? !code.startsWith("5") : action !== "failed") return null;
  const words = /^Diagnostic-Code:\s*(?:[\w-]+;)?\s*(\S[^\r\n]{0,300})/im.exec(status)?.[1];
  return words?.trim() ?? (code === "" ? NO_REASON : code);
}

/** @param {string} text */
function plainReason(text) {
  if (STILL_TRYING.test(text) || !BOUNCED.test(text)) return null;
  return (
    /^.*\b5\d\d[ -]#?5\.\d{1,3}\.\d{1,3}\b.*$/m.exec(text)?.[0].trim().slice(0, 300) ?? NO_REASON
  );
}
