import { queryOptions } from "@tanstack/react-query";
import { rest } from "@/lib/supabase/rest";
import { PAGE_SIZE, totalOf } from "./published-list-queries";
import { postKeys, toPostCard, type PostCard } from "./published-post";

export type Author = {
  slug: string;
  name: string;
  /** The number of their published posts. */
  posts: number;
  /** Categories of the author's posts, in alphabetical order. */
  categories: string[];
};

/** Null when nobody with that slug has a published post. */
export async function fetchPublishedAuthor(
  slug: string,
  signal?: AbortSignal,
): Promise<Author | null> {
  const request = rest().rpc("published_author", { at_slug: slug }, { get: true });
  const { data } = await (signal ? request.abortSignal(signal) : request).throwOnError();
  return data[0] ?? null;
}

export function publishedAuthorQuery(slug: string) {
  return queryOptions({
    queryKey: [...postKeys.published, "author", slug],
    queryFn: ({ signal }) => fetchPublishedAuthor(slug, signal),
  });
}

/** One page of an author's posts, the newest first. `page` counts from 0. */
export function authorPostsQuery(slug: string, page: number) {
  return queryOptions({
    queryKey: [...postKeys.published, "by", slug, page],
    queryFn: async ({ signal }): Promise<{ posts: PostCard[]; total: number | null }> => {
      const { data } = await rest()
        .rpc(
          "published_posts",
          { by_author: slug, page_size: PAGE_SIZE, page_offset: page * PAGE_SIZE },
          { get: true },
        )
        .abortSignal(signal)
        .throwOnError();
      const posts = data.map(toPostCard).filter((card) => card !== null);
      return { posts, total: totalOf(data, page) };
    },
  });
}
