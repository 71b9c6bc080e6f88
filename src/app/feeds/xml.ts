/** Characters that XML 1.0 does not allow, not even escaped. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const UNSPEAKABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

export function xmlText(text: string): string {
  return text
    .replace(UNSPEAKABLE, "")
    .replace(LONE_SURROGATE, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
