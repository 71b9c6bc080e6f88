import type { SavedPost } from "@/data/posts/save-post";
import type { StaffPost } from "@/data/posts/staff-post";
import { parseTimestamp } from "@/lib/format/format";
import { changedFields } from "../versions/compared-fields";
import { postFormOf, type PostFormValues } from "../form/post-form-schema";
import type { PostForm } from "../form/use-post-form";
import { isFuture } from "../form/publication-time";

/** The stored state, as far as this editor knows. */
export type StoredPost = {
  version: string | null;
  /** The version of the form's text: behind `version` after restoring an old copy. */
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

export const storedNow = (saved: SavedPost, createdAt: Date | null): StoredPost => ({
  version: saved.updated_at,
  base: saved.updated_at,
  values: postFormOf(saved),
  createdAt: createdAt ?? new Date(),
  updatedAt: new Date(),
});

export const wasPublic = ({ values: { publish_at }, version }: StoredPost) =>
  version !== null && publish_at !== "" && !isFuture(publish_at, new Date());

/** Keeps what was typed during the request as unsaved. */
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
