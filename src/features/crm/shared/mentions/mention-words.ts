/** A name that is being typed after "@". */
type TypedMention = { at: number; query: string };

const MOST = 40;

/** Finds the name that is typed after "@" before the caret; null without one. */
export function typedMention(text: string, caret: number): TypedMention | null {
  const before = text.slice(Math.max(0, caret - MOST), caret);
  const found = /(^|[^\p{L}\p{N}@])@([^@\n]*)$/u.exec(before);
  const query = found?.[2];
  return query === undefined ? null : { at: caret - query.length - 1, query };
}

const fold = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Colleagues whose name, or a word of it, begins with what was typed. */
export function namesLike<Person extends { name: string }>(
  people: readonly Person[],
  query: string,
): Person[] {
  const typed = fold(query);
  return people.filter(({ name }) => {
    const folded = fold(name);
    return folded.startsWith(typed) || folded.includes(` ${typed}`);
  });
}

const escape = (name: string) => name.replaceAll(/[\^$\\.*+?()[\]{}|/]/g, String.raw`\$&`);

/** The text in parts, those at odd places being mentions of these names, the longest first. */
export function mentionParts(text: string, names: readonly string[]): string[] {
  if (!text.includes("@") || names.length === 0) return [text];
  const any = names
    .toSorted((a, b) => b.length - a.length)
    .map(escape)
    .join("|");
  return text.split(new RegExp(String.raw`(?<![\p{L}\p{N}])(@(?:${any}))(?![\p{L}\p{N}])`, "giu"));
}
