import type { RemovedAttribute, RemovedElement } from "dompurify";

/** A kind of removed content, in English for `t()`, with its values. */
export type Removal = { text: string; values?: Record<string, string> };

/** English, for `t()`. */
export const COMMENT = "a comment";

/** English, for `t()`. */
const ELEMENTS: Record<string, string> = {
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

const schemeOf = (address: string) => (URL.canParse(address) ? new URL(address).protocol : null);

const tagOf = ({ nodeName }: { nodeName: unknown }) =>
  typeof nodeName === "string" ? nodeName.toLowerCase() : "form";

/** English, for `t()`. */
const TAGS = "<{{tag}}> tags";

/** English, for `t()`: each after "a" and after "an". */
const ATTRIBUTES = {
  link: ["a {{scheme}} link", "an {{scheme}} link"],
  picture: ["a {{scheme}} picture address", "an {{scheme}} picture address"],
  any: ["a {{name}} attribute on <{{tag}}>", "an {{name}} attribute on <{{tag}}>"],
} as const;

const beginsWithVowel = (word: string) => /^[aeiou]/i.test(word);

function removedAttribute(attribute: Attr, tag: string): Removal {
  const name = attribute.name.toLowerCase();
  const scheme = schemeOf(attribute.value);
  const kind = name === "href" ? "link" : name === "src" ? "picture" : "any";
  if (kind === "any" || scheme === null) {
    return { text: ATTRIBUTES.any[beginsWithVowel(name) ? 1 : 0], values: { name, tag } };
  }
  return { text: ATTRIBUTES[kind][beginsWithVowel(scheme) ? 1 : 0], values: { scheme } };
}

export const removedTags = (tag: string): Removal => ({ text: TAGS, values: { tag } });

function removalOf(removed: RemovedElement | RemovedAttribute): Removal | null {
  if ("attribute" in removed) {
    return removed.attribute && removedAttribute(removed.attribute, tagOf(removed.from));
  }
  const tag = tagOf(removed.element);
  // DOMPurify counts the element it works in.
  if (tag === "body") return null;
  const text = ELEMENTS[tag];
  return text === undefined ? removedTags(tag) : { text };
}

/** Each kind once, in the order of removal: a script, an onclick attribute on <p>. */
export function describeRemovals(
  removals: readonly (RemovedElement | RemovedAttribute)[],
): Removal[] {
  const described = removals.map(removalOf).filter((removal) => removal !== null);
  return [...new Map(described.map((removal) => [JSON.stringify(removal), removal])).values()];
}
