import type { StaffPost } from "@/data/posts/staff-post";
import { changedFields } from "../comparison/compared-fields";
import { postFormOf, type PostFormValues } from "../form/post-form-schema";
import type { SavedPost } from "./save-post";
import { isFuture } from "../schedule-field/publication-time";
import type { PostForm } from "../form/use-post-form";

/** What is stored of the post, as far as this editor knows. */
export type StoredPost = {
  /** Null until it is first saved. */
  version: string | null;
  values: PostFormValues;
  createdAt: Date | null;
  updatedAt: Date | null;
};

export const storedOf = (post: StaffPost): StoredPost => ({
  version: post.version,
  values: postFormOf(post),
  createdAt: post.createdAt,
  updatedAt: post.updatedAt,
});

export const notStored = (values: PostFormValues): StoredPost => ({
  version: null,
  values,
  createdAt: null,
  updatedAt: null,
});

/** What this editor has just stored itself. */
export const storedNow = (saved: SavedPost, createdAt: Date | null): StoredPost => ({
  version: saved.version,
  values: {
    isNew: false,
    title: saved.title,
    slug: saved.slug,
    author: saved.author,
    category: saved.category,
    imageUrl: saved.image_url ?? "",
    excerpt: saved.excerpt,
    content: saved.content,
    fullContent: saved.full_content,
    isPublished: saved.published,
    publishAt: saved.publishAt?.toISOString() ?? "",
  },
  createdAt: createdAt ?? new Date(),
  updatedAt: new Date(),
});

export const wasPublic = ({ values: { publishAt }, version }: StoredPost) =>
  version !== null && publishAt !== "" && !isFuture(publishAt, new Date());

/** What was typed while the request was under way stays, and stays unsaved. */
export function resetKeepingTyped(
  form: PostForm,
  saved: PostFormValues,
  typedAtStart: PostFormValues,
) {
  const typed = form.getValues();
  const fields = changedFields(typedAtStart, typed);
  form.reset(saved);
  for (const name of fields) form.setValue(name, typed[name], { shouldDirty: true });
}
