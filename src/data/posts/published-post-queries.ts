import { queryOptions } from "@tanstack/react-query";
import { rest } from "@/lib/supabase/rest";
import { postKeys, textOf, toPost, toPostCard, type Post, type PostCard } from "./published-post";

/** Null when no published post has that slug. */
export async function fetchPublishedPost(slug: string, signal?: AbortSignal): Promise<Post | null> {
  const request = rest().rpc("published_post", { at_slug: slug }, { get: true });
  const { data } = await (signal ? request.abortSignal(signal) : request).throwOnError();
  return toPost(data[0]);
}

export function publishedPostQuery(slug: string) {
  return queryOptions({
    queryKey: [...postKeys.published, "post", slug],
    queryFn: ({ signal }) => fetchPublishedPost(slug, signal),
  });
}

/** The current slug of a post that once had this one; null without one. */
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

export type Neighbour = Pick<PostCard, "title" | "slug">;

export type PostsAround = {
  /** The post published before this one. */
  previous: Neighbour | null;
  next: Neighbour | null;
  related: PostCard[];
};

function toPostsAround(rows: readonly { relation: string }[]): PostsAround {
  const of = (relation: string) =>
    rows
      .filter((row) => row.relation === relation)
      .map(toPostCard)
      .filter((card) => card !== null);
  const neighbour = (relation: string) => {
    const [post] = of(relation);
    return post === undefined ? null : { title: post.title, slug: post.slug };
  };
  return { previous: neighbour("previous"), next: neighbour("next"), related: of("related") };
}

/** By the id of the post: what to read next. */
export async function fetchPostsAround(
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Map<string, PostsAround>> {
  const request = rest().rpc("posts_around", { for_posts: [...ids] }, { get: true });
  const { data } = await (signal ? request.abortSignal(signal) : request).throwOnError();
  return new Map(
    ids.map((id) => [id, toPostsAround(data.filter(({ for_post }) => for_post === id))]),
  );
}

export function postsAroundQuery(postId: string) {
  return queryOptions({
    queryKey: [...postKeys.published, "around", postId],
    queryFn: async ({ signal }): Promise<PostsAround> => {
      const around = await fetchPostsAround([postId], signal);
      return around.get(postId) ?? toPostsAround([]);
    },
  });
}
