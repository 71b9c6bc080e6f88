import type { RemovedAttribute, RemovedElement } from "dompurify";

export const COMMENT = "a comment";

const ELEMENT_WORDS: Record<string, string> = {
  script: "a script",
  style: "a style sheet",
  iframe: "an embedded page",
  frame: "an embedded page",
  object: "an embedded object",
  embed: "an embedded object",
  form: "a form",
  input: "a form field",
  textarea: "a form field",
  select: "a form field",
  svg: "an inline drawing",
  "#comment": COMMENT,
};

const withArticle = (word: string) => `${/^[aeiou]/i.test(word) ? "an" : "a"} ${word}`;

/** `javascript:`, however it was disguised, or null for an address without a scheme. */
const schemeOf = (address: string) => (URL.canParse(address) ? new URL(address).protocol : null);

/** A form's fields can hide its own properties, `nodeName` too; nothing else has such fields. */
const tagOf = ({ nodeName }: { nodeName: unknown }) =>
  typeof nodeName === "string" ? nodeName.toLowerCase() : "form";

function attributeWords(attribute: Attr, tag: string): string {
  const name = attribute.name.toLowerCase();
  const scheme = schemeOf(attribute.value);
  if (name === "href" && scheme) return withArticle(`${scheme} link`);
  if (name === "src" && scheme) return withArticle(`${scheme} picture address`);
  return `${withArticle(name)} attribute on <${tag}>`;
}

function wordsOf(removal: RemovedElement | RemovedAttribute): string | null {
  if ("attribute" in removal) {
    return removal.attribute && attributeWords(removal.attribute, tagOf(removal.from));
  }
  const tag = tagOf(removal.element);
  // DOMPurify counts the element it works in.
  if (tag === "body") return null;
  return ELEMENT_WORDS[tag] ?? `<${tag}> tags`;
}

/** Each kind once, in the order in which it was met: "a script", "an onclick attribute on <p>". */
export function describeRemovals(
  removals: readonly (RemovedElement | RemovedAttribute)[],
): string[] {
  const words = removals.map(wordsOf).filter((text) => text !== null);
  return [...new Set(words)];
}
