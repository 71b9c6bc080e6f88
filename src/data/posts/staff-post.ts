import { queryOptions } from "@tanstack/react-query";
import type { Database } from "@/lib/database.types";
import { parseTimestamp } from "@/lib/format/format";
import { supabase } from "@/lib/supabase/client";
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

/** The post was saved elsewhere after this person opened it. `current` is what stands there now. */
export class PostConflictError extends Error {
  override name = "PostConflictError";
  constructor(readonly current: StaffPost) {
    super("this post was saved in the meantime");
  }
}

/** Another post has the address, or is led to from it. */
export class AddressTakenError extends Error {
  override name = "AddressTakenError";
  constructor(slug: string) {
    super(`another post has the address /blog/${slug}, or had it before`);
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

export async function fetchPost(id: string, signal?: AbortSignal): Promise<StaffPost | null> {
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

/** What the database made of a save. */
export type StoredState = { version: string; publishAt: Date | null };

const storedState = (row: Pick<BlogRow, "updated_at" | "publish_at">): StoredState => ({
  version: row.updated_at,
  publishAt: parseTimestamp(row.publish_at),
});

const UNIQUE_VIOLATION = "23505";

/** What stands in the post's place after a write that did not go through; null when nothing does. */
async function findPost(id: string): Promise<StaffPost | null> {
  try {
    const { data } = await supabase
      .from("blogs")
      .select("*")
      .eq("id", id)
      .retry(false)
      .maybeSingle()
      .throwOnError();
    return toStaffPost(data);
  } catch {
    // The write's own error says more.
    return null;
  }
}

const codeOf = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error ? error.code : undefined;

/** Signing in again, or as somebody else, may cure it. */
export function isSignInError(error: unknown): boolean {
  const code = codeOf(error);
  return code === "42501" || (typeof code === "string" && /^PGRST30[0-3]$/.test(code));
}

/**
 * `id` is made by the client, so that a repeated request cannot create a second post: when a
 * post with this id is there already, that is a PostConflictError.
 */
export async function createPost(id: string, input: PostInput, now: Date): Promise<StoredState> {
  const timestamp = now.toISOString();
  try {
    const { data } = await supabase
      .from("blogs")
      .insert({ id, ...input, created_at: timestamp, updated_at: timestamp })
      .select("updated_at,publish_at")
      .throwOnError();
    const [stored] = data;
    if (stored === undefined) throw new Error(NOT_YOURS);
    return storedState(stored);
  } catch (error) {
    if (codeOf(error) !== UNIQUE_VIOLATION) throw error;
    const current = await findPost(id);
    throw current === null ? new AddressTakenError(input.slug) : new PostConflictError(current);
  }
}

async function writeOver(id: string, input: PostInput, now: Date, version: string) {
  try {
    const { data } = await supabase
      .from("blogs")
      .update({ ...input, updated_at: now.toISOString() })
      .eq("id", id)
      .eq("updated_at", version)
      .select("updated_at,publish_at")
      .throwOnError();
    return data;
  } catch (error) {
    // Nothing else that is written here is one of a kind.
    throw codeOf(error) === UNIQUE_VIOLATION ? new AddressTakenError(input.slug) : error;
  }
}

/**
 * Saves over exactly the version that was opened, or throws a PostConflictError; an
 * AddressTakenError when the new address is not free.
 */
export async function updatePost(
  id: string,
  input: PostInput,
  now: Date,
  version: string,
): Promise<StoredState> {
  const [stored] = await writeOver(id, input, now, version);
  if (stored !== undefined) return storedState(stored);
  const current = await findPost(id);
  if (current !== null && current.version !== version) throw new PostConflictError(current);
  throw new Error(NOT_YOURS);
}

/** Who else has an address: a post that stands there, or one that is led to from there. */
export type SlugHolder = { postId: string; title: string; isRedirect: boolean };

function toSlugHolder(row: unknown): SlugHolder | null {
  if (typeof row !== "object" || row === null) return null;
  const fields: Record<string, unknown> = { ...row };
  return {
    postId: textOf(fields.post_id),
    title: textOf(fields.title),
    isRedirect: fields.is_redirect === true,
  };
}

export const slugHolderKey = [...postKeys.all, "staff", "slug-holder"] as const;

/** Null when the address is free for the post. */
export function slugHolderQuery(slug: string, postId: string) {
  return queryOptions({
    queryKey: [...slugHolderKey, slug, postId],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc("slug_holder", { candidate: slug, for_post: postId })
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      const rows: unknown[] = data;
      return rows.map(toSlugHolder).find((holder) => holder !== null) ?? null;
    },
    staleTime: 0,
    gcTime: 60_000,
  });
}
