import { rest } from "@/lib/supabase/rest";
import { isoTime, toPost, type Post } from "./published-post";

/** What the server may answer at once. */
const STEP = 1000;

export type PublishedSlug = { id: string; slug: string; updated_at: string | null };

/** Every published post, newest first: for the build and the sitemap. */
export async function fetchPublishedSlugs(): Promise<PublishedSlug[]> {
  const rows = await everyPage(async (page) => {
    const { data } = await rest().rpc("published_slugs", page, { get: true }).throwOnError();
    return data;
  });
  return rows.map(({ id, slug, publish_at, updated_at }) => {
    // A scheduled post was last saved before anybody could read it.
    const times = [isoTime(publish_at), isoTime(updated_at)].filter((time) => time !== null);
    return { id, slug, updated_at: times.toSorted().at(-1) ?? null };
  });
}

/** Addresses that published posts had before, with the slug each has now. */
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

/** Everybody who has published posts, with the last change of any. */
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

/** Published posts with their text, as far as they are still there. */
export async function fetchPostsById(ids: readonly string[]): Promise<Post[]> {
  const { data } = await rest()
    .rpc("published_posts_by_id", { ids: [...ids] }, { get: true })
    .throwOnError();
  return data.map(toPost).filter((post) => post !== null);
}
