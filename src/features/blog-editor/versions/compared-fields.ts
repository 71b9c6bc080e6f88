import { diffLines, diffWordsWithSpace, type Change } from "diff";
import { formatDateTime } from "@/lib/dates/reader-time";
import { trustedHtml } from "@/lib/html/trusted-types";
import type { PostFormValues } from "../form/post-form-schema";

export type DiffPart = { text: string; kind: "same" | "added" | "removed" };

type TextDiff = {
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

const BLOCKS =
  "p,h1,h2,h3,h4,h5,h6,li,blockquote,pre,tr,figure,figcaption,div,ul,ol,table,dt,dd,hr,section,article";

export function visibleText(html: string): string {
  // An inert document: nothing in it loads or runs.
  const { body } = new DOMParser().parseFromString(trustedHtml(html), "text/html");
  for (const hidden of body.querySelectorAll("script,style,template")) hidden.remove();
  for (const image of body.querySelectorAll("img")) {
    image.replaceWith(`[${image.getAttribute("alt") || image.getAttribute("src") || "image"}]`);
  }
  for (const cell of body.querySelectorAll("td,th")) cell.append(" ");
  for (const lineBreak of body.querySelectorAll("br")) lineBreak.replaceWith("\n");
  for (const block of body.querySelectorAll(BLOCKS)) {
    block.prepend("\n");
    block.append("\n");
  }
  const text = body.textContent ?? "";
  return text
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{2,}/g, "\n")
    .trim();
}

export type ComparedField = Exclude<keyof PostFormValues, "isNew">;

export const FIELD_LABELS: Record<ComparedField, string> = {
  title: "Title",
  slug: "Slug",
  author: "Author",
  category: "Category",
  image_url: "Image URL",
  image_alt: "Alternative text",
  excerpt: "Excerpt",
  content: "Short Content",
  full_content: "Full Content",
  published: "Status",
  publish_at: "Publish at",
};

const isComparedField = (name: string): name is ComparedField => name in FIELD_LABELS;
const ALL_FIELDS = Object.keys(FIELD_LABELS).filter(isComparedField);

/** A text field changes "\r\n" to "\n", which is no change by the author. */
const plainBreaks = (value: string | boolean | null) =>
  typeof value === "string" ? value.replaceAll("\r\n", "\n") : value;

export function changedFields(before: PostFormValues, after: PostFormValues): ComparedField[] {
  return ALL_FIELDS.filter(
    (name) =>
      before[name] !== after[name] && plainBreaks(before[name]) !== plainBreaks(after[name]),
  );
}

function fieldText(values: PostFormValues, name: ComparedField): string {
  if (name === "published") return values.published ? "Published" : "Draft";
  if (name === "publish_at") {
    return values.publish_at === "" ? "" : formatDateTime(new Date(values.publish_at));
  }
  if (name === "image_alt" && values.image_alt === "") return "Decorative";
  return values[name] ?? "";
}

const countOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The numbers of added and removed words that readers see. */
export function wordChange(before: PostFormValues, after: PostFormValues) {
  let added = 0;
  let removed = 0;
  for (const name of ["title", "excerpt", "content", "full_content"] as const) {
    if (before[name] === after[name]) continue;
    const isHtml = name === "full_content";
    const { parts } = diffText(
      isHtml ? visibleText(before[name]) : before[name],
      isHtml ? visibleText(after[name]) : after[name],
    );
    for (const { kind, text } of parts) {
      if (kind === "added") added += countOf(text);
      if (kind === "removed") removed += countOf(text);
    }
  }
  return { added, removed };
}

export function comparedText(values: PostFormValues, name: ComparedField, isHtml: boolean): string {
  const text = fieldText(values, name);
  return name === "full_content" && !isHtml ? visibleText(text) : text;
}
