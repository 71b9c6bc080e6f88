import { diffLines, diffWordsWithSpace, type Change } from "diff";

export type DiffPart = { text: string; kind: "same" | "added" | "removed" };

export type TextDiff = {
  parts: DiffPart[];
  /** Too long or too different to compare in the time allowed, word by word or line by line. */
  detail: "words" | "lines" | "none";
};

/** For each of the two tries: a comparison must not freeze the page. */
const TIMEOUT_MS = 300;

const partsOf = (changes: Change[]): DiffPart[] =>
  changes.map(({ value, added, removed }) => ({
    text: value,
    kind: added ? "added" : removed ? "removed" : "same",
  }));

export function diffText(before: string, after: string): TextDiff {
  if (before === after) return { parts: [{ text: before, kind: "same" }], detail: "words" };
  const words = diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS });
  if (words !== undefined) return { parts: partsOf(words), detail: "words" };
  const lines = diffLines(before, after, { timeout: TIMEOUT_MS });
  if (lines !== undefined) return { parts: partsOf(lines), detail: "lines" };
  const all: DiffPart[] = [
    { text: before, kind: "removed" },
    { text: after, kind: "added" },
  ];
  return { parts: all.filter(({ text }) => text !== ""), detail: "none" };
}

const CONTEXT = 120;

/** Long unchanged passages shortened to what surrounds the changes; null stands for the gap. */
export function withoutLongPassages(parts: DiffPart[]): (DiffPart | null)[] {
  return parts.flatMap((part, index) => {
    if (part.kind !== "same" || part.text.length <= CONTEXT * 3) return [part];
    const isFirst = index === 0;
    const isLast = index === parts.length - 1;
    return [
      ...(isFirst ? [] : [{ ...part, text: part.text.slice(0, CONTEXT) }]),
      null,
      ...(isLast ? [] : [{ ...part, text: part.text.slice(-CONTEXT) }]),
    ];
  });
}
