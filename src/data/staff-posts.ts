import { queryOptions } from "@tanstack/react-query";
import type { Database } from "@/lib/database.types";
import { parseTimestamp } from "@/lib/format";
import { supabase } from "@/lib/supabase";
import { postKeys } from "./posts";

type BlogRow = Database["public"]["Tables"]["blogs"]["Row"];

/** The fields a person types. */
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
>;

export type StaffPost = PostInput & { id: string; createdAt: Date | null; updatedAt: Date | null };

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Whatever a row lacks becomes an empty field, so that it can be opened and mended. */
function toStaffPost(row: unknown): StaffPost | null {
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
  };
}

/** All posts, drafts included, newest first. */
export function staffPostsQuery() {
  return queryOptions({
    queryKey: [...postKeys.all, "staff"],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from("blogs")
        .select("*")
        .order("created_at", { ascending: false })
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      const rows: unknown[] = data;
      return rows.map(toStaffPost).filter((post) => post !== null);
    },
  });
}

/** Throws when there is no such post, or none this person may see. */
export function staffPostQuery(id: string) {
  return queryOptions({
    queryKey: [...postKeys.all, "staff", id],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from("blogs")
        .select("*")
        .eq("id", id)
        .abortSignal(signal)
        .retry(false)
        .single()
        .throwOnError();
      const post = toStaffPost(data);
      if (post === null) throw new Error("The post could not be read");
      return post;
    },
    // An editor works on what it loaded; a refetch must not change fields under the hands.
    staleTime: Infinity,
    gcTime: 0,
  });
}

const NOT_YOURS = "the post no longer exists, or you may not change it";

/** `id` is made by the client, so that a repeated request cannot create a second post. */
export async function createPost(id: string, input: PostInput, now: Date): Promise<void> {
  const timestamp = now.toISOString();
  await supabase
    .from("blogs")
    .insert({ id, ...input, created_at: timestamp, updated_at: timestamp })
    .throwOnError();
}

export async function updatePost(id: string, input: PostInput, now: Date): Promise<void> {
  const { data } = await supabase
    .from("blogs")
    .update({ ...input, updated_at: now.toISOString() })
    .eq("id", id)
    .select("id")
    .throwOnError();
  if (data.length === 0) throw new Error(NOT_YOURS);
}

export async function deletePost(id: string): Promise<void> {
  const { data } = await supabase.from("blogs").delete().eq("id", id).select("id").throwOnError();
  if (data.length === 0) throw new Error(NOT_YOURS);
}
