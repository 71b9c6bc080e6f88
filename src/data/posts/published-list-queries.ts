import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { rest } from "@/lib/supabase/rest";
import { postKeys, textOf, toPostCard, type PostCard } from "./published-post";

export const PAGE_SIZE = 12;

const MATCH_START = "\ue000";

export type PostFilters = {
  category: string | null;
  search: string;
  /** Counts from 0. */
  page: number;
};

/** A search result. Matches are between U+E000 and U+E001. */
export type FoundPost = PostCard & { title_marked: string; author_marked: string; snippet: string };

export type PostListPage = {
  /** The filters of this answer, which is still shown while the next loads. */
  filters: PostFilters;
  posts: PostCard[];
  /** Best first; null without a search. */
  found: FoundPost[] | null;
  /** The corrected search, if the typed one matched nothing. */
  mended: string | null;
  /** No post matches all words; these match some. */
  isPartial: boolean;
  /** Before paging. Null beyond the last page, where the server did not count. */
  total: number | null;
};

/** Each row carries the total, so a page without rows beyond the first has none. */
export const totalOf = (rows: readonly { total: number }[], page: number) =>
  rows[0]?.total ?? (page === 0 ? 0 : null);

async function newestPosts(filters: PostFilters, signal: AbortSignal): Promise<PostListPage> {
  const { category, page } = filters;
  const { data } = await rest()
    .rpc(
      "published_posts",
      {
        page_size: PAGE_SIZE,
        page_offset: page * PAGE_SIZE,
        ...(category !== null && { in_category: category }),
      },
      { get: true },
    )
    .abortSignal(signal)
    .throwOnError();
  const posts = data.map(toPostCard).filter((card) => card !== null);
  const total = totalOf(data, page);
  return { filters, posts, found: null, mended: null, isPartial: false, total };
}

function toFoundPost(row: unknown): FoundPost | null {
  const card = toPostCard(row);
  if (card === null) return null;
  const fields: Record<string, unknown> = { ...(row as object) };
  const snippet = textOf(fields.snippet);
  return {
    ...card,
    title_marked: textOf(fields.title_marked) || card.title,
    author_marked: textOf(fields.author_marked) || card.author,
    // Without a match in the text, the excerpt says more than a snippet.
    snippet: snippet.includes(MATCH_START) ? snippet : card.excerpt,
  };
}

async function searchPosts(filters: PostFilters, signal: AbortSignal): Promise<PostListPage> {
  const { category, search, page } = filters;
  const { data } = await rest()
    .rpc(
      "search_posts",
      {
        search,
        page_size: PAGE_SIZE,
        page_offset: page * PAGE_SIZE,
        ...(category !== null && { in_category: category }),
      },
      { get: true },
    )
    .abortSignal(signal)
    .throwOnError();
  const found = data.map(toFoundPost).filter((post) => post !== null);
  return {
    filters,
    posts: found,
    found,
    mended: textOf(data[0]?.mended) || null,
    isPartial: data[0]?.is_partial === true,
    total: totalOf(data, page),
  };
}

/** One page of the blog: the newest posts, or what a search found. */
export function postListQuery(filters: PostFilters) {
  const { category, search, page } = filters;
  return queryOptions({
    queryKey: [...postKeys.published, "list", { category, search, page }],
    queryFn: ({ signal }) =>
      search === "" ? newestPosts(filters, signal) : searchPosts(filters, signal),
    placeholderData: keepPreviousData,
  });
}

export function postCategoriesQuery() {
  return queryOptions({
    queryKey: [...postKeys.published, "categories"],
    queryFn: async ({ signal }): Promise<string[]> => {
      const { data } = await rest()
        .rpc("post_categories", undefined, { get: true })
        .abortSignal(signal)
        .throwOnError();
      return data.map(({ category }) => textOf(category)).filter((category) => category !== "");
    },
  });
}
