import { isoMomentBasic } from "@/lib/dates/iso-moment";

export type Exported = {
  title: string;
  /** The filters as text; a value that is clear by itself has no label. */
  chosen: readonly { label?: string; value: string }[];
  /** The order of the rows: "Newest first". */
  order?: string | undefined;
  moment: Date;
  isSample: boolean;
};

// File systems allow 255 bytes; the filters get what the other parts leave.
const LONGEST_PART = 40;
const LONGEST_CHOICE = 100;

/** Lowercase letters, marks and digits of any script, separated by hyphens. */
const wordsOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "");

/** Cuts the text to `bytes`, at a character boundary. */
function cut(text: string, bytes: number): string {
  const encoder = new TextEncoder();
  let kept = "";
  let size = 0;
  for (const character of text) {
    size += encoder.encode(character).length;
    if (size > bytes) break;
    kept += character;
  }
  return kept.replace(/[-_]+$/, "");
}

/**
 * "curbfront_clients_status-active_sorted-by-newest-first_20261121T223000-0500.csv": valid on every
 * file system, always with the order and the time.
 */
export function exportFileName({ title, chosen, order, moment, isSample }: Exported): string {
  const choices = chosen
    .map(({ label = "", value }) => cut(wordsOf(`${label} ${value}`), LONGEST_PART))
    .filter(Boolean);
  const parts = [
    "curbfront",
    cut(wordsOf(title), LONGEST_PART),
    cut(choices.join("_"), LONGEST_CHOICE),
    cut(wordsOf(order ?? ""), LONGEST_PART),
    isSample ? "example-data" : "",
    isoMomentBasic(moment),
  ];
  return `${parts.filter(Boolean).join("_")}.csv`;
}
