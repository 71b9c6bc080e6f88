import { Buffer } from "node:buffer";

/** Characters 0x80 to 0x9F of windows-1252 (Encoding Standard). */
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/** Replaces C1 control characters: Node 20 to 24 and many senders decode windows-1252 as Latin-1. */
export const withoutControls = (text: string): string =>
  text.replaceAll(
    /[\u0080-\u009F]/g,
    (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? "",
  );

function utf8Of(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

export const isUtf8 = (bytes: Uint8Array): boolean => utf8Of(bytes) !== null;

/** Null for an unknown charset. */
function encodingOf(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

const decodedAs = (bytes: Uint8Array, encoding: string) =>
  withoutControls(new TextDecoder(encoding).decode(bytes));

/** By its byte order mark. */
const utf16Of = ([first, second]: Uint8Array) =>
  first === 0xff && second === 0xfe
    ? "utf-16le"
    : first === 0xfe && second === 0xff
      ? "utf-16be"
      : null;

/** The charset that HTML names itself. */
export const metaCharset = (html: Uint8Array): string | undefined =>
  /<meta\b[^>]{0,300}\bcharset\s*=\s*["']?([\w:.-]{1,40})/i.exec(
    new TextDecoder("latin1").decode(html.subarray(0, 4_096)),
  )?.[1];

const UNRELIABLE = /^(us-ascii|ascii|ansi_x3\.4-1968|utf-?8)$/i;

/** Decodes with the declared charset if the bytes fit. Invalid UTF-8 is read as windows-1252 or as `fallback`. */
export function decoded(bytes: Uint8Array, charset = "", fallback = ""): string {
  const label = charset.trim().replace(/\*.*$/s, "");
  const isDeclared = label !== "" && !UNRELIABLE.test(label);
  const encoding = isDeclared ? encodingOf(label) : utf16Of(bytes);
  // A webhook that passes the message as text has re-encoded it as UTF-8 already.
  if (encoding === "windows-1252") return utf8Of(bytes) ?? decodedAs(bytes, encoding);
  if (encoding !== null) return decodedAs(bytes, encoding);
  const other = encodingOf(fallback);
  return (
    utf8Of(bytes) ?? decodedAs(bytes, other === "utf-8" || other === null ? "windows-1252" : other)
  );
}

export const isKnown = (charset = ""): boolean =>
  charset.trim() === "" || encodingOf(charset) !== null;

/** Adjacent encoded words of one charset may split a character (RFC 2047). */
const WORDS = /=\?([^?\s]{1,60})\?([QB])\?[^?]*\?=(?:\s*=\?\1\?\2\?[^?]*\?=)*/gi;

/** `encoding` is B or Q of RFC 2047. */
const wordBytes = (text: string, encoding: string) =>
  encoding.toUpperCase() === "B"
    ? Buffer.from(text, "base64")
    : Buffer.from(
        text
          .replaceAll("_", " ")
          .replaceAll(/=([0-9a-f]{2})/gi, (_, hex: string) =>
            String.fromCharCode(Number.parseInt(hex, 16)),
          ),
        "latin1",
      );

/** Decodes encoded words whose declared UTF-8 is wrong. */
export const withFixedWords = (header: string): string =>
  header.replaceAll(WORDS, (run, charset: string, encoding: string) => {
    const texts = [...run.matchAll(/\?[QB]\?([^?]*)\?=/gi)].map(([, text = ""]) => text);
    const bytes = Buffer.concat(texts.map((text) => wordBytes(text, encoding)));
    const name = charset.replace(/\*.*$/s, "");
    if (isUtf8(bytes) || !(UNRELIABLE.test(name) || encodingOf(name) === null)) return run;
    return `=?utf-8?B?${Buffer.from(decoded(bytes)).toString("base64")}?=`;
  });

/** `text` is ASCII. */
export const percentBytes = (text: string): Buffer<ArrayBuffer> =>
  Buffer.from(
    text.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    "latin1",
  );

/** A parameter of a header by RFC 2231. */
export function percentParameter(header: string, name: string): string | undefined {
  const sections = [
    ...header.matchAll(new RegExp(`\\b${name}\\*(?:\\d+\\*)?=\\s*"?([^;"]*)`, "gi")),
  ];
  if (sections.length === 0) return undefined;
  const whole = sections.map(([, value = ""]) => value.trim()).join("");
  const [, charset = "", text = whole] = /^([^']*)'[^']*'(.*)$/s.exec(whole) ?? [];
  return decoded(percentBytes(text), charset);
}
