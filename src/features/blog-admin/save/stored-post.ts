import type { SavedPost } from "@/data/posts/save-post";
import type { StaffPost } from "@/data/posts/staff-post";
import { parseTimestamp } from "@/lib/format/format";
import { changedFields } from "../comparison/compared-fields";
import { postFormOf, type PostFormValues } from "../form/post-form-schema";
import type { PostForm } from "../form/use-post-form";
import { isFuture } from "../schedule-field/publication-time";

/** What is stored of the post, as far as this editor knows. */
export type StoredPost = {
  /** Null until it is first saved. */
  version: string | null;
  /** What the words in the form stand on: behind `version` when an old copy was restored. */
  base: string | null;
  values: PostFormValues;
  createdAt: Date | null;
  updatedAt: Date | null;
};

export const storedOf = (post: StaffPost): StoredPost => ({
  version: post.updated_at,
  base: post.updated_at,
  values: postFormOf(post),
  createdAt: parseTimestamp(post.created_at),
  updatedAt: parseTimestamp(post.updated_at),
});

export const notStored = (values: PostFormValues): StoredPost => ({
  version: null,
  base: null,
  values,
  createdAt: null,
  updatedAt: null,
});

/** What this editor has just stored itself. */
export const storedNow = (saved: SavedPost, createdAt: Date | null): StoredPost => ({
  version: saved.updated_at,
  base: saved.updated_at,
  values: postFormOf(saved),
  createdAt: createdAt ?? new Date(),
  updatedAt: new Date(),
});

export const wasPublic = ({ values: { publish_at }, version }: StoredPost) =>
  version !== null && publish_at !== "" && !isFuture(publish_at, new Date());

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
