import { Buffer } from "node:buffer";

/** Characters 0x80 to 0x9F of windows-1252 (Encoding Standard). */
const LETTERS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/**
 * Replaces C1 control characters: Node 20 to 24 and many senders decode windows-1252 as Latin-1.
 * @param {string} text
 */
export const withoutControls = (text) =>
  text.replaceAll(/[\u0080-\u009F]/g, (control) => LETTERS[control.charCodeAt(0) - 0x80] ?? "");

/** @param {Uint8Array} bytes */
function utf8Of(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** @param {Uint8Array} bytes */
export const isUtf8 = (bytes) => utf8Of(bytes) !== null;

/** @param {string | undefined} label @returns {string | null} null for an unknown charset */
function nameOf(label = "") {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

/** @param {Uint8Array} bytes @param {string} name */
const decodedAs = (bytes, name) => withoutControls(new TextDecoder(name).decode(bytes));

/** @param {Uint8Array} bytes */
const markOf = ([first, second]) =>
  first === 0xff && second === 0xfe
    ? "utf-16le"
    : first === 0xfe && second === 0xff
      ? "utf-16be"
      : null;

/** @param {Uint8Array} bytes of HTML */
export const metaCharset = (bytes) =>
  /<meta\b[^>]{0,300}\bcharset\s*=\s*["']?([\w:.-]{1,40})/i.exec(
    new TextDecoder("latin1").decode(bytes.subarray(0, 4_096)),
  )?.[1];

const UNRELIABLE = /^(us-ascii|ascii|ansi_x3\.4-1968|utf-?8)$/i;

/**
 * Decodes with the declared charset if the bytes fit. Invalid UTF-8 is read as windows-1252 or as `otherwise`.
 * @param {Uint8Array} bytes @param {string} [charset] @param {string} [otherwise]
 */
export function decoded(bytes, charset = "", otherwise = "") {
  const label = charset.trim().replace(/\*.*$/s, "");
  const isNamed = label !== "" && !UNRELIABLE.test(label);
  const name = isNamed ? nameOf(label) : markOf(bytes);
  // A webhook that passes the message as text has re-encoded it as UTF-8 already.
  if (name === "windows-1252") return utf8Of(bytes) ?? decodedAs(bytes, name);
  if (name !== null) return decodedAs(bytes, name);
  const spare = nameOf(otherwise);
  return (
    utf8Of(bytes) ?? decodedAs(bytes, spare === "utf-8" || spare === null ? "windows-1252" : spare)
  );
}

/** @param {string} [charset] */
export const isKnown = (charset = "") => charset.trim() === "" || nameOf(charset) !== null;

/** Adjacent encoded words of one charset may split a character (RFC 2047). */
const WORDS = /=\?([^?\s]{1,60})\?([QB])\?[^?]*\?=(?:\s*=\?\1\?\2\?[^?]*\?=)*/gi;

/** @param {string} text @param {string} form */
const wordBytes = (text, form) =>
  form.toUpperCase() === "B"
    ? Buffer.from(text, "base64")
    : Buffer.from(
        text
          .replaceAll("_", " ")
          .replaceAll(/=([0-9a-f]{2})/gi, (_, hex) =>
            String.fromCharCode(Number.parseInt(hex, 16)),
          ),
        "latin1",
      );

/** Decodes encoded words whose declared UTF-8 is wrong. @param {string} header */
export const withFixedWords = (header) =>
  header.replaceAll(WORDS, (run, charset, form) => {
    const texts = [...run.matchAll(/\?[QB]\?([^?]*)\?=/gi)].map(([, text = ""]) => text);
    const bytes = Buffer.concat(texts.map((text) => wordBytes(text, form)));
    const name = String(charset).replace(/\*.*$/s, "");
    if (isUtf8(bytes) || !(UNRELIABLE.test(name) || nameOf(name) === null)) return run;
    return `=?utf-8?B?${Buffer.from(decoded(bytes)).toString("base64")}?=`;
  });

/** @param {string} text in ASCII */
export const percentBytes = (text) =>
  Buffer.from(
    text.replaceAll(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  );

/** @param {string} header @param {string} name */
export function percentParameter(header, name) {
  const sections = [
    ...header.matchAll(new RegExp(`\\b${name}\\*(?:\\d+\\*)?=\\s*"?([^;"]*)`, "gi")),
  ];
  if (sections.length === 0) return undefined;
  const whole = sections.map(([, value = ""]) => value.trim()).join("");
  const [, charset = "", text = whole] = /^([^']*)'[^']*'(.*)$/s.exec(whole) ?? [];
  return decoded(percentBytes(text), charset);
}
