import { parseTimestamp } from "@/lib/format/format";
import { pictureAddress } from "@/lib/html/share-image";

/** Trimmed and valid, with only what cards need, because lists are embedded in the HTML. */
export type PostCard = {
  title: string;
  slug: string;
  excerpt: string;
  author: string;
  /** The slug of the author's page; empty for a post that is not stored yet. */
  author_slug: string;
  category: string;
  image_url: string | null;
  read_time: string;
  /** ISO 8601; the creation date without one, null where neither is valid. */
  publish_at: string | null;
};

export type Post = PostCard & {
  id: string;
  updated_at: string | null;
  /** Empty for a decorative picture, or where nobody has said what it shows. */
  image_alt: string;
  /** Plain text: the post in a few sentences. */
  content: string;
  /** HTML as stored, not yet sanitised. */
  full_content: string;
};

export const postKeys = {
  all: ["posts"] as const,
  published: ["posts", "published"] as const,
};

export const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** Any spelling of a timestamp as ISO 8601. */
export const isoTime = (value: unknown) => parseTimestamp(value)?.toISOString() ?? null;

/** Null for an invalid row, so that it cannot break a list. Not Zod, to keep public pages small. */
export function toPostCard(row: unknown): PostCard | null {
  if (typeof row !== "object" || row === null) return null;
  const fields: Record<string, unknown> = { ...row };
  const card = {
    title: textOf(fields.title),
    slug: textOf(fields.slug),
    excerpt: textOf(fields.excerpt),
    author: textOf(fields.author),
    author_slug: textOf(fields.author_slug),
    category: textOf(fields.category),
    image_url: pictureAddress(textOf(fields.image_url)) || null,
    read_time: textOf(fields.read_time),
    publish_at: isoTime(fields.publish_at) ?? isoTime(fields.created_at),
  };
  return card.title && card.slug ? card : leftOut(row);
}

function leftOut(row: unknown): null {
  console.warn("A post was left out because its row is malformed", row);
  return null;
}

/** As toPostCard, with the text. */
export function toPost(row: unknown): Post | null {
  const card = toPostCard(row);
  if (card === null) return null;
  const fields: Record<string, unknown> = { ...(row as object) };
  const id = textOf(fields.id);
  if (!id) return leftOut(row);
  return {
    ...card,
    id,
    updated_at: isoTime(fields.updated_at),
    image_alt: textOf(fields.image_alt),
    content: textOf(fields.content),
    full_content: textOf(fields.full_content),
  };
}
