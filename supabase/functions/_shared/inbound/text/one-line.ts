import { withoutControls } from "./charsets.ts";

/** Removes zero characters and lone surrogates, which Postgres rejects. */
export const wellFormed = (text: string): string =>
  new TextDecoder().decode(new TextEncoder().encode(text.replaceAll("\0", "")));

/** As one line that Postgres can store. */
export const oneLine = (text: string | undefined, maxLength: number): string =>
  wellFormed(withoutControls(text ?? ""))
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .trim()
    .slice(0, maxLength);
