import { queryOptions } from "@tanstack/react-query";
import { parseTimestamp } from "@/lib/format/format";
import { pictureAddress } from "@/lib/html/picture-address";
import { rest } from "@/lib/supabase/rest";

export const CARD_COLUMNS =
  "id,title,slug,excerpt,author,category,image_url,read_time,created_at,publish_at,updated_at";
export const POST_COLUMNS = `${CARD_COLUMNS},content,full_content`;

export type PostCard = {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  author: string;
  category: string;
  imageUrl: string | null;
  readTime: string;
  /** ISO 8601; null where the row has no readable time. */
  publishedAt: string | null;
  updatedAt: string | null;
};

export type Post = PostCard & {
  /** Plain text: the post in a few sentences. */
  content: string;
  /** HTML as it is stored, not yet sanitised. */
  fullContent: string;
};

export type PostsAround = {
  /** The post published before this one. */
  previous: PostCard | null;
  next: PostCard | null;
  /** Up to three, best first. */
  related: PostCard[];
};

export const postKeys = {
  all: ["posts"] as const,
  /** What visitors read. */
  published: ["posts", "published"] as const,
};

export const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");
export const dateOf = (value: unknown) => parseTimestamp(value)?.toISOString() ?? null;

/** Null for a row that cannot be shown or linked: one bad row must not blank a list. */
export function toPostCard(row: unknown): PostCard | null {
  if (typeof row !== "object" || row === null) return null;
  const fields: Record<string, unknown> = { ...row };
  const card = {
    id: textOf(fields.id),
    title: textOf(fields.title),
    slug: textOf(fields.slug),
    excerpt: textOf(fields.excerpt),
    author: textOf(fields.author),
    category: textOf(fields.category),
    imageUrl: pictureAddress(textOf(fields.image_url)) || null,
    readTime: textOf(fields.read_time),
    publishedAt: dateOf(fields.publish_at) ?? dateOf(fields.created_at),
    updatedAt: dateOf(fields.updated_at),
  };
  if (!card.id || !card.title || !card.slug) {
    console.warn("A post was left out because its row is malformed", row);
    return null;
  }
  return card;
}

/** As toPostCard, with the text. */
export function toPost(row: unknown): Post | null {
  const card = toPostCard(row);
  if (card === null) return null;
  const fields: Record<string, unknown> = { ...(row as object) };
  return { ...card, content: textOf(fields.content), fullContent: textOf(fields.full_content) };
}

/** Null when no published post has that slug. */
export function publishedPostQuery(slug: string) {
  return queryOptions({
    queryKey: [...postKeys.published, "post", slug],
    queryFn: async ({ signal }): Promise<Post | null> => {
      const { data } = await rest()
        .from("blogs")
        .select(POST_COLUMNS)
        .eq("published", true)
        .eq("slug", slug)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return toPost(data);
    },
  });
}

/** Where the post stands now that once stood at this slug; null when there is none. */
export function currentSlugQuery(oldSlug: string) {
  return queryOptions({
    queryKey: [...postKeys.published, "moved", oldSlug],
    queryFn: async ({ signal }): Promise<string | null> => {
      const { data } = await rest()
        .rpc("current_post_slug", { old_slug: oldSlug }, { get: true })
        .abortSignal(signal)
        .throwOnError();
      return textOf(data) || null;
    },
  });
}

/** What to read after a post. */
export function postsAroundQuery(postId: string) {
  return queryOptions({
    queryKey: [...postKeys.published, "around", postId],
    queryFn: async ({ signal }): Promise<PostsAround> => {
      const { data } = await rest()
        .rpc("posts_around", { for_post: postId }, { get: true })
        .abortSignal(signal)
        .throwOnError();
      const of = (relation: string) =>
        data
          .filter((row) => row.relation === relation)
          .map(toPostCard)
          .filter((card) => card !== null);
      return {
        previous: of("previous")[0] ?? null,
        next: of("next")[0] ?? null,
        related: of("related"),
      };
    },
  });
}
