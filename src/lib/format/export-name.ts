import { isoMomentBasic } from "@/lib/time/iso-moment";

/** What a file holds, for its name; all of it in the reader's language. */
export type Exported = {
  /** "Clients", "Portfolio & Inventory". */
  title: string;
  /** What narrows it, in words; a value that says it all has no label. */
  chosen: readonly { label?: string; value: string }[];
  /** How its rows are ordered: "Newest first". */
  order?: string | undefined;
  /** When its rows were read. */
  moment: Date;
  isSample: boolean;
};

// A file system takes 255 bytes; what is chosen gets what the rest leaves of them.
const LONGEST_PART = 40;
const LONGEST_CHOICE = 100;

/** Small letters, marks and digits of any script, the rest as single hyphens. */
const wordsOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "");

/** As much of `text` as takes no more than `bytes`, whole letters only. */
function cut(text: string, bytes: number): string {
  const encoder = new TextEncoder();
  let kept = "";
  let size = 0;
  for (const letter of text) {
    size += encoder.encode(letter).length;
    if (size > bytes) break;
    kept += letter;
  }
  return kept.replace(/[-_]+$/, "");
}

/**
 * "curbfront_clients_status-active_sorted-by-newest-first_20261121T223000-0500.csv": every part
 * can be in a file's name anywhere, and the order and the moment stand in it however much is chosen.
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
