import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { parseTimestamp } from "@/lib/format";
import { pictureAddress } from "@/lib/picture-address";
import { rest } from "@/lib/rest";

export const PAGE_SIZE = 12;

const CARD_COLUMNS =
  "id,title,slug,excerpt,author,category,image_url,read_time,created_at,updated_at";
const POST_COLUMNS = `${CARD_COLUMNS},content,full_content`;

export type PostCard = {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  author: string;
  category: string;
  imageUrl: string | null;
  readTime: string;
  createdAt: string | null;
  updatedAt: string | null;
};

export type Post = PostCard & { content: string; fullContent: string };

export const postKeys = { all: ["posts"] as const };

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");
const dateOf = (value: unknown) => parseTimestamp(value)?.toISOString() ?? null;

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
    createdAt: dateOf(fields.created_at),
    updatedAt: dateOf(fields.updated_at),
  };
  if (!card.id || !card.title || !card.slug) {
    console.warn("A post was left out because its row is malformed", row);
    return null;
  }
  return card;
}

/** Newest first. `page` counts from 0. */
export function publishedPostsQuery({ page }: { page: number }) {
  return queryOptions({
    queryKey: [...postKeys.all, "published", { page }],
    queryFn: async ({ signal }) => {
      const { data, count } = await rest()
        .from("blogs")
        .select(CARD_COLUMNS, { count: "exact" })
        .eq("published", true)
        .order("created_at", { ascending: false })
        .order("id")
        .range(page * PAGE_SIZE, (page + 1) * PAGE_SIZE - 1)
        .abortSignal(signal)
        .throwOnError();
      const rows: unknown[] = data;
      return {
        posts: rows.map(toPostCard).filter((card) => card !== null),
        total: count ?? 0,
      };
    },
    placeholderData: keepPreviousData,
  });
}

/** Null when no published post has that slug. */
export function publishedPostQuery(slug: string) {
  return queryOptions({
    queryKey: [...postKeys.all, "published", slug],
    queryFn: async ({ signal }): Promise<Post | null> => {
      const { data } = await rest()
        .from("blogs")
        .select(POST_COLUMNS)
        .eq("published", true)
        .eq("slug", slug)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      const card = toPostCard(data);
      if (data === null || card === null) return null;
      return { ...card, content: textOf(data.content), fullContent: textOf(data.full_content) };
    },
  });
}

/** The slugs of every published post, with the time of their last change: for the build. */
export async function fetchPublishedSlugs(): Promise<{ slug: string; updatedAt: string | null }[]> {
  const slugs: { slug: string; updatedAt: string | null }[] = [];
  const step = 500;
  for (let from = 0; ; from += step) {
    const { data } = await rest()
      .from("blogs")
      .select("slug,updated_at")
      .eq("published", true)
      .order("created_at", { ascending: false })
      .order("id")
      .range(from, from + step - 1)
      .throwOnError();
    slugs.push(...data.map((row) => ({ slug: row.slug, updatedAt: dateOf(row.updated_at) })));
    if (data.length < step) return slugs;
  }
}
