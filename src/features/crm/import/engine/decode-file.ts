export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

export type FileText = {
  text: string;
  encoding: Encoding;
  /** Guessed from the bytes, because the file does not state its encoding. */
  isAssumed: boolean;
};

const startsWith = (bytes: Uint8Array, ...mark: number[]) =>
  mark.every((byte, index) => bytes[index] === byte);

/** Every second byte of Latin text in UTF-16 is zero. */
function wideEncoding(bytes: Uint8Array): Encoding | null {
  const looked = bytes.subarray(0, 2000);
  if (looked.length < 4) return null;
  let even = 0;
  let odd = 0;
  for (const [index, byte] of looked.entries()) {
    if (byte === 0) {
      if (index % 2 === 0) even += 1;
      else odd += 1;
    }
  }
  const many = looked.length / 5;
  if (odd > many && even < many / 10) return "utf-16le";
  if (even > many && odd < many / 10) return "utf-16be";
  return null;
}

function decode(bytes: Uint8Array, encoding: Encoding, isAssumed: boolean): FileText {
  return { text: new TextDecoder(encoding).decode(bytes), encoding, isAssumed };
}

/** Decodes a file without its byte order mark. */
export function decodeFile(bytes: Uint8Array): FileText {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return decode(bytes, "utf-8", false);
  if (startsWith(bytes, 0xff, 0xfe)) return decode(bytes, "utf-16le", false);
  if (startsWith(bytes, 0xfe, 0xff)) return decode(bytes, "utf-16be", false);
  const wide = wideEncoding(bytes);
  if (wide !== null) return decode(bytes, wide, true);
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { text, encoding: "utf-8", isAssumed: false };
  } catch {
    return decode(bytes, "windows-1252", true);
  }
}

export function isBinary(bytes: Uint8Array): boolean {
  const isArchive = startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
  const isOldWorkbook = startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
  const isPdf = startsWith(bytes, 0x25, 0x50, 0x44, 0x46);
  return isArchive || isOldWorkbook || isPdf;
}
