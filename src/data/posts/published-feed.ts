import { rest } from "@/lib/supabase/rest";
import { isoTime, toPost, type Post } from "./published-post";

/** The server's row limit. */
const STEP = 1000;

export type PublishedSlug = { id: string; slug: string; updated_at: string | null };

/** Newest first. */
export async function fetchPublishedSlugs(): Promise<PublishedSlug[]> {
  const rows = await everyPage(async (page) => {
    const { data } = await rest().rpc("published_slugs", page, { get: true }).throwOnError();
    return data;
  });
  return rows.map(({ id, slug, publish_at, updated_at }) => {
    // A scheduled post was last saved before it was published.
    const times = [isoTime(publish_at), isoTime(updated_at)].filter((time) => time !== null);
    return { id, slug, updated_at: times.toSorted().at(-1) ?? null };
  });
}

/** Former addresses of published posts, with their current slugs. */
export async function fetchMovedSlugs(): Promise<{ from: string; to: string }[]> {
  const rows = await everyPage(async (page) => {
    const { data } = await rest().rpc("moved_post_slugs", page, { get: true }).throwOnError();
    return data;
  });
  return rows.map(({ from_slug, to_slug }) => ({ from: from_slug, to: to_slug }));
}

async function everyPage<Row>(
  readPage: (page: { page_size: number; page_offset: number }) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await readPage({ page_size: STEP, page_offset: rows.length });
    rows.push(...page);
    if (page.length < STEP) return rows;
  }
}

export type PublishedAuthor = { slug: string; name: string; updated_at: string | null };

/** Authors of published posts, with the last change of any. */
export async function fetchPublishedAuthors(): Promise<PublishedAuthor[]> {
  const rows = await everyPage(async (page) => {
    const { data } = await rest().rpc("published_authors", page, { get: true }).throwOnError();
    return data;
  });
  return rows.map(({ updated_at, ...author }) => ({ ...author, updated_at: isoTime(updated_at) }));
}

/** The newest published posts with their text. */
export async function fetchFeedPosts(count: number): Promise<Post[]> {
  const { data } = await rest().rpc("newest_posts", { most: count }, { get: true }).throwOnError();
  return data.map(toPost).filter((post) => post !== null);
}

/** Published posts with their text; missing ones are left out. */
export async function fetchPostsById(ids: readonly string[]): Promise<Post[]> {
  const { data } = await rest()
    .rpc("published_posts_by_id", { ids: [...ids] }, { get: true })
    .throwOnError();
  return data.map(toPost).filter((post) => post !== null);
}
