import { queryOptions } from "@tanstack/react-query";
import type { Database } from "@/lib/database.types";
import { parseTimestamp } from "@/lib/format";
import { supabase } from "@/lib/supabase";
import { postKeys } from "./posts";

type BlogRow = Database["public"]["Tables"]["blogs"]["Row"];

/** The fields a person types. `publish_at` is an ISO time, or null to let the database set it. */
export type PostInput = Pick<
  BlogRow,
  | "title"
  | "slug"
  | "excerpt"
  | "content"
  | "full_content"
  | "author"
  | "category"
  | "image_url"
  | "read_time"
  | "published"
> & { publish_at?: string | null };

export type StaffPost = Omit<PostInput, "publish_at"> & {
  id: string;
  createdAt: Date | null;
  updatedAt: Date | null;
  /** When it is, or will be, readable; null for a draft without a date. */
  publishAt: Date | null;
  /** `updated_at` to the letter as the database spelled it: what a save compares. */
  version: string;
};

/** Somebody saved the post after this person opened it. `current` is what stands there now. */
export class PostConflictError extends Error {
  override name = "PostConflictError";
  constructor(readonly current: StaffPost) {
    super("somebody else saved this post in the meantime");
  }
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Whatever a row lacks becomes an empty field, so that it can be opened and mended. */
export function toStaffPost(row: unknown): StaffPost | null {
  if (typeof row !== "object" || row === null) return null;
  const fields: Record<string, unknown> = { ...row };
  const id = textOf(fields.id);
  if (id === "") return null;
  return {
    id,
    title: textOf(fields.title),
    slug: textOf(fields.slug),
    excerpt: textOf(fields.excerpt),
    content: textOf(fields.content),
    full_content: textOf(fields.full_content),
    author: textOf(fields.author),
    category: textOf(fields.category),
    image_url: textOf(fields.image_url) || null,
    read_time: textOf(fields.read_time),
    published: fields.published === true,
    createdAt: parseTimestamp(fields.created_at),
    updatedAt: parseTimestamp(fields.updated_at),
    publishAt: parseTimestamp(fields.publish_at),
    version: textOf(fields.updated_at),
  };
}

async function fetchPost(id: string, signal?: AbortSignal): Promise<StaffPost | null> {
  let query = supabase.from("blogs").select("*").eq("id", id);
  if (signal) query = query.abortSignal(signal);
  const { data } = await query.retry(false).single().throwOnError();
  return toStaffPost(data);
}

/** Throws when there is no such post, or none this person may see. */
export function staffPostQuery(id: string) {
  return queryOptions({
    queryKey: [...postKeys.all, "staff", id],
    queryFn: async ({ signal }) => {
      const post = await fetchPost(id, signal);
      if (post === null) throw new Error("The post could not be read");
      return post;
    },
    // An editor works on what it loaded; a refetch must not change fields under the hands.
    staleTime: Infinity,
    gcTime: 0,
  });
}

export const NOT_YOURS = "the post no longer exists, or you may not change it";

/**
 * `id` is made by the client, so that a repeated request cannot create a second post.
 * Answers with the new post's version.
 */
export async function createPost(id: string, input: PostInput, now: Date): Promise<string> {
  const timestamp = now.toISOString();
  await supabase
    .from("blogs")
    .insert({ id, ...input, created_at: timestamp, updated_at: timestamp })
    .throwOnError();
  return timestamp;
}

/**
 * Saves over exactly the version that was opened, and answers with the new one. Throws a
 * PostConflictError when the post has been saved since.
 */
export async function updatePost(
  id: string,
  input: PostInput,
  now: Date,
  version: string,
): Promise<string> {
  const { data } = await supabase
    .from("blogs")
    .update({ ...input, updated_at: now.toISOString() })
    .eq("id", id)
    .eq("updated_at", version)
    .select("updated_at")
    .throwOnError();
  const [stored] = data;
  if (stored !== undefined) return stored.updated_at;
  const current = await fetchPost(id).catch(() => null);
  if (current !== null && current.version !== version) throw new PostConflictError(current);
  throw new Error(NOT_YOURS);
}
