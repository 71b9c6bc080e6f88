import { diffLines, diffWordsWithSpace, type Change } from "diff";

export type DiffPart = { text: string; kind: "same" | "added" | "removed" };

export type TextDiff = {
  parts: DiffPart[];
  /** "lines" or "none" for texts that take too long to compare by words. */
  detail: "words" | "lines" | "none";
};

const TIMEOUT_MS = 300;

const partsOf = (changes: Change[]): DiffPart[] =>
  changes.map(({ value, added, removed }) => ({
    text: value,
    kind: added ? "added" : removed ? "removed" : "same",
  }));

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** Merges changes that only a space or a comma separates. */
function joined(parts: DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  let run: DiffPart[] = [];
  const close = () => {
    // The unchanged end of the run.
    const tail = run.at(-1)?.kind === "same" ? run.pop() : undefined;
    for (const kind of ["removed", "added"] as const) {
      const text = run
        .filter((part) => part.kind === kind || part.kind === "same")
        .map((part) => part.text)
        .join("");
      if (run.some((part) => part.kind === kind)) result.push({ text, kind });
    }
    if (tail) result.push(tail);
    run = [];
  };
  for (const part of parts) {
    if (part.kind !== "same") run.push(part);
    else if (run.length > 0 && !hasWords(part.text) && !part.text.includes("\n")) run.push(part);
    else {
      close();
      result.push(part);
    }
  }
  close();
  return result;
}

export function diffText(before: string, after: string): TextDiff {
  if (before === after) return { parts: [{ text: before, kind: "same" }], detail: "words" };
  const words = diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS });
  if (words !== undefined) return { parts: joined(partsOf(words)), detail: "words" };
  const lines = diffLines(before, after, { timeout: TIMEOUT_MS });
  if (lines !== undefined) return { parts: partsOf(lines), detail: "lines" };
  const all: DiffPart[] = [
    { text: before, kind: "removed" },
    { text: after, kind: "added" },
  ];
  return { parts: all.filter(({ text }) => text !== ""), detail: "none" };
}

const CONTEXT = 120;

/** Shortens long unchanged passages to the surroundings of changes; null stands for the gap. */
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
