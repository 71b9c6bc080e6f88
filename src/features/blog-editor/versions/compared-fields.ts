import { formatDateTime } from "@/lib/dates/reader-time";
import type { PostFormValues } from "../form/post-form-schema";
import { diffText } from "./diff-text";
import { visibleText } from "./compared-text";

export type ComparedField = Exclude<keyof PostFormValues, "isNew">;

export const FIELD_LABELS: Record<ComparedField, string> = {
  title: "Title",
  slug: "Slug",
  author: "Author",
  category: "Category",
  image_url: "Image URL",
  excerpt: "Excerpt",
  content: "Short Content",
  full_content: "Full Content",
  published: "Status",
  publish_at: "Publish at",
};

const isComparedField = (name: string): name is ComparedField => name in FIELD_LABELS;
const ALL_FIELDS = Object.keys(FIELD_LABELS).filter(isComparedField);

/** A text field changes "\r\n" to "\n", which is no change by the author. */
const plainBreaks = (value: string | boolean) =>
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
  return values[name];
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
