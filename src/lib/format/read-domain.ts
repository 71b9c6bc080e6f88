import { toUnicode } from "punycode.js";

/** Readable and without "www.": müller.example for xn--mller-kva.example. Null if invalid. */
export function readDomain(text: string): string | null {
  const host = text
    .trim()
    .replace(/^https?:\/\//i, "")
    .replace(/[/:?#].*$/s, "");
  if (/[\s@%]/.test(host) || !URL.canParse(`https://${host}`)) return null;
  const ascii = new URL(`https://${host}`).hostname.replace(/^www\./, "");
  // A number, as in an IP address, is no top-level domain.
  const isDomain = /^([a-z0-9-]+\.)+(xn--[a-z0-9-]+|[a-z]{2,})$/.test(ascii) && ascii.length <= 253;
  return isDomain ? toUnicode(ascii) : null;
}
