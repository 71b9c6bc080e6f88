// Bytes, not a string: form parsers decode as UTF-8, and a message need not be UTF-8.
import { Buffer } from "node:buffer";
import { percentBytes } from "./text/charsets.ts";

/** Only the beginning of a larger message is read: 25 MB of files have 36 MB in base64. */
export const MAX_MESSAGE_BYTES = 40 * 1024 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;

const MESSAGE = /^\s*(message\/(rfc822|global)|text\/plain|application\/octet-stream)\s*(;|$)|^$/i;
const JSON_TYPE = /^\s*application\/json\s*(;|$)/i;
const PARTS = /^\s*multipart\/form-data\s*(;|$)/i;
const PAIRS = /^\s*application\/x-www-form-urlencoded\s*(;|$)/i;
const JSON_FIELDS = ["raw", "RawEmail"];
const FORM_FIELDS = ["body-mime", "email"];

export const isMessage = (type: string): boolean => MESSAGE.test(type);

export const isKnownType = (type: string): boolean =>
  [MESSAGE, JSON_TYPE, PARTS, PAIRS].some((known) => known.test(type));

function inJson(bytes: Buffer<ArrayBuffer>): Bytes | null {
  const json: unknown = JSON.parse(bytes.toString());
  const raw = Object.entries(json ?? {}).find(([name]) => JSON_FIELDS.includes(name))?.[1];
  return typeof raw === "string" ? Buffer.from(raw) : null;
}

function inPairs(bytes: Buffer<ArrayBuffer>): Bytes | null {
  for (const name of FORM_FIELDS) {
    const isFirst = bytes.indexOf(`${name}=`) === 0;
    const at = isFirst ? 0 : bytes.indexOf(`&${name}=`) + 1;
    if (at === 0 && !isFirst) continue;
    const end = bytes.indexOf("&", at);
    const value = bytes.subarray(at + name.length + 1, end === -1 ? bytes.length : end);
    return percentBytes(value.toString("latin1").replaceAll("+", " "));
  }
  return null;
}

/** `type` is the content type with its boundary. */
function inParts(type: string, bytes: Buffer<ArrayBuffer>): Bytes | null {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type);
  if (boundary === null) return null;
  const mark = `--${boundary[1] ?? boundary[2] ?? ""}`;
  const found = new Map<string, Bytes>();
  let at = bytes.indexOf(mark);
  while (at !== -1) {
    const head = bytes.indexOf("\r\n\r\n", at);
    const next = head === -1 ? -1 : bytes.indexOf(`\r\n${mark}`, head + 2);
    if (next === -1) break;
    const name =
      /;\s*name="?([^";\r\n]+)/i.exec(bytes.subarray(at, head).toString("latin1"))?.[1] ?? "";
    found.set(name, bytes.subarray(head + 4, next));
    at = next + 2;
  }
  return FORM_FIELDS.map((name) => found.get(name)).find((value) => value !== undefined) ?? null;
}

/** The raw message in a body of this content type; null where it has none. */
export function messageIn(type: string, body: Bytes): Bytes | null {
  if (MESSAGE.test(type)) return body;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  try {
    if (JSON_TYPE.test(type)) return inJson(bytes);
    return PAIRS.test(type) ? inPairs(bytes) : inParts(type, bytes);
  } catch {
    return null;
  }
}
