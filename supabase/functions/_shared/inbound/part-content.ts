import { Buffer } from "node:buffer";

const EQUALS = 0x3d;
const LINE_FEED = 0x0a;
const HEX = new Map(
  Array.from("0123456789ABCDEFabcdef", (digit) => [
    digit.charCodeAt(0),
    Number.parseInt(digit, 16),
  ]),
);
const isBlank = (byte: number | undefined) => byte === 0x20 || byte === 0x09 || byte === 0x0d;

function quotedPrintableBytes(encoded: Buffer): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(encoded.length);
  let size = 0;
  for (let at = 0; at < encoded.length; at += 1) {
    const byte = encoded[at] ?? 0;
    if (byte === EQUALS) {
      let end = at + 1;
      while (isBlank(encoded[end])) end += 1;
      if (encoded[end] === LINE_FEED || end === encoded.length) {
        at = end;
        continue;
      }
      const high = HEX.get(encoded[at + 1] ?? 0);
      const low = HEX.get(encoded[at + 2] ?? 0);
      if (high !== undefined && low !== undefined) {
        bytes[size++] = high * 16 + low;
        at += 2;
        continue;
      }
    }
    bytes[size++] = byte;
  }
  return bytes.subarray(0, size);
}

/** Some programs pad every line, so each padded piece is decoded by itself. */
function base64Bytes(encoded: Buffer): Uint8Array<ArrayBuffer> {
  const pieces = encoded
    .toString("latin1")
    .split(/=+/)
    .filter((piece) => piece.trim() !== "")
    .map((piece) => Buffer.from(piece, "base64"));
  const [only] = pieces;
  return only !== undefined && pieces.length === 1 ? only : Buffer.concat(pieces);
}

/**
 * Collects the content of a part and decodes it at once. postal-mime's own decoders take longer, and change the line
 * ends of files.
 */
export class PartContent {
  #first: Uint8Array<ArrayBuffer> | null = null;
  #end = 0;
  readonly #encoding: string;

  constructor(encoding: string) {
    this.#encoding = encoding;
  }

  /** `line` is a view of the message, without its line end. */
  update(line: Uint8Array<ArrayBuffer>): void {
    this.#first ??= line;
    this.#end = line.byteOffset + line.length;
  }

  finalize(): Promise<Uint8Array<ArrayBuffer>> {
    const { buffer, byteOffset: start } = this.#first ?? new Uint8Array();
    const encoded = Buffer.from(buffer, start, Math.max(0, this.#end - start));
    if (/base64/i.test(this.#encoding)) return Promise.resolve(base64Bytes(encoded));
    if (/quoted-printable/i.test(this.#encoding)) {
      return Promise.resolve(quotedPrintableBytes(encoded));
    }
    return Promise.resolve(new Uint8Array(encoded));
  }
}
