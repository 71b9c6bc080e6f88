import { toUnicode } from "punycode.js";

/**
 * The host of a typed web address as people write it, without "www.": müller.example for it and for
 * xn--mller-kva.example. Null for what is none.
 */
export function readDomain(text: string): string | null {
  const host = text
    .trim()
    .replace(/^https?:\/\//i, "")
    .replace(/[/:?#].*$/s, "");
  if (/[\s@%]/.test(host) || !URL.canParse(`https://${host}`)) return null;
  const ascii = new URL(`https://${host}`).hostname.replace(/^www\./, "");
  // A number, as of an address without a name, is no domain.
  const isDomain = /^([a-z0-9-]+\.)+(xn--[a-z0-9-]+|[a-z]{2,})$/.test(ascii) && ascii.length <= 253;
  return isDomain ? toUnicode(ascii) : null;
}
