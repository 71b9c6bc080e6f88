import { rest } from "@/lib/supabase/rest";
import { isoTime, POST_COLUMNS, toPost, type Post } from "./published-post";

/** What the server may answer at once. */
const STEP = 1000;

export type PublishedSlug = { id: string; slug: string; updated_at: string | null };

/** Every published post, newest first: for the build and the sitemap. */
export async function fetchPublishedSlugs(): Promise<PublishedSlug[]> {
  const slugs: PublishedSlug[] = [];
  for (let from = 0; ; from += STEP) {
    const { data } = await rest()
      .from("blogs")
      .select("id,slug,publish_at,updated_at")
      .eq("published", true)
      .order("publish_at", { ascending: false })
      .order("id")
      .range(from, from + STEP - 1)
      .throwOnError();
    for (const { id, slug, publish_at, updated_at } of data) {
      // A scheduled post was last saved before anybody could read it.
      const times = [isoTime(publish_at), isoTime(updated_at)].filter((time) => time !== null);
      slugs.push({ id, slug, updated_at: times.toSorted().at(-1) ?? null });
    }
    if (data.length < STEP) return slugs;
  }
}

/** Addresses that published posts had before, with the slug each has now. */
export async function fetchMovedSlugs(
  posts: readonly PublishedSlug[],
): Promise<{ from: string; to: string }[]> {
  const slugOf = new Map(posts.map(({ id, slug }) => [id, slug]));
  const moved: { from: string; to: string }[] = [];
  for (let from = 0; ; from += STEP) {
    const { data } = await rest()
      .from("blog_redirects")
      .select("slug,post_id")
      .order("slug")
      .range(from, from + STEP - 1)
      .throwOnError();
    for (const { slug, post_id } of data) {
      const to = slugOf.get(post_id);
      if (to !== undefined) moved.push({ from: slug, to });
    }
    if (data.length < STEP) return moved;
  }
}

/** The newest published posts with their text. */
export async function fetchFeedPosts(count: number): Promise<Post[]> {
  const { data } = await rest()
    .from("blogs")
    .select(POST_COLUMNS)
    .eq("published", true)
    .order("publish_at", { ascending: false })
    .order("id")
    .limit(count)
    .throwOnError();
  return data.map(toPost).filter((post) => post !== null);
}

/** Published posts with their text, as far as they are still there. */
export async function fetchPostsById(ids: readonly string[]): Promise<Post[]> {
  const { data } = await rest()
    .from("blogs")
    .select(POST_COLUMNS)
    .eq("published", true)
    .in("id", ids)
    .throwOnError();
  return data.map(toPost).filter((post) => post !== null);
}
