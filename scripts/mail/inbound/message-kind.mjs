// Whose words a message is: a person's, or a machine's that must never be answered.

/** @typedef {Map<string, string[]>} Headers values by name in small letters */
/** @typedef {"message" | "auto-reply" | "bounce" | "own"} MessageKind */

const DAEMON = /^(mailer-daemon|postmaster|mail-daemon)@/i;
const BULK = /^\s*(bulk|junk|list|auto_reply)\b/i;
/** What answering machines set that know no standard. */
const MARKS = ["x-autoreply", "x-autorespond", "x-auto-response-suppress", "list-id"];

/** @param {Headers} headers @param {string} name */
const first = (headers, name) => headers.get(name)?.[0] ?? "";

/** @param {Headers} headers @param {string} address */
function isBounce(headers, address) {
  const type = first(headers, "content-type");
  return (
    DAEMON.test(address) ||
    /^\s*multipart\/report\b/i.test(type) ||
    headers.has("x-failed-recipients") ||
    // The path back that only bounces have.
    headers.get("return-path")?.some((path) => /^\s*<\s*>\s*$/.test(path)) === true
  );
}

/** @param {Headers} headers */
const isAutomatic = (headers) =>
  headers.get("auto-submitted")?.some((value) => !/^\s*no\b/i.test(value)) === true ||
  headers.get("precedence")?.some((value) => BULK.test(value)) === true ||
  MARKS.some((mark) => headers.has(mark));

/** An address without what follows its plus. @param {string} address */
const plain = (address) => address.toLowerCase().replace(/\+[^@]*@/, "@");

/**
 * @param {Headers} headers @param {string} address whom it says it is from
 * @param {readonly string[]} own addresses of ours, which are never a sender
 * @returns {MessageKind}
 */
export function kindOf(headers, address, own) {
  if (own.some((each) => plain(each) === plain(address))) return "own";
  if (isBounce(headers, address)) return isReadReceipt(headers) ? "auto-reply" : "bounce";
  return isAutomatic(headers) ? "auto-reply" : "message";
}

/** @param {Headers} headers */
const isReadReceipt = (headers) =>
  /report-type="?disposition-notification/i.test(first(headers, "content-type"));

/** Whether a mail server found that it does not come from whom it says. @param {Headers} headers */
export const isUnproven = (headers) =>
  headers.get("authentication-results")?.some((value) => /\bdmarc=fail\b/i.test(value)) === true;

/**
 * Why a mail came back for good, in its server's words; null where it may still arrive.
 * @param {string} report the parts of the bounce as one text
 */
export function bounceReason(report) {
  if (/^Action:\s*(delayed|delivered|relayed|expanded)/im.test(report)) return null;
  const status = /^Status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(report)?.[1] ?? "";
  if (status.startsWith("4") || status.startsWith("2")) return null;
  const words = /^Diagnostic-Code:\s*(?:[\w-]+;)?\s*(\S[^\r\n]{0,300})/im.exec(report)?.[1];
  return words?.trim() ?? (status === "" ? "its mail server did not say why" : status);
}
