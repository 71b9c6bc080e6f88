import type { QueryKey } from "@tanstack/react-query";
import {
  fetchMovedSlugs,
  fetchPostsById,
  fetchPublishedAuthors,
  fetchPublishedSlugs,
} from "@/data/posts/published/published-feed";
import {
  fetchPostsAround,
  postsAroundQuery,
  publishedPostQuery,
} from "@/data/posts/published/published-post-queries";
import { paths } from "@/lib/paths";
import { sharePictureOfAuthor, sharePictureOfPost, type SharePicture } from "./share-pictures";

/** Queries of a page with their answers, when they are known beforehand. */
export type PageData = readonly (readonly [key: QueryKey, answer: unknown])[];

/** A post's address, everything its page shows of the database, and what is drawn to share it. */
export type PostPage = { path: string; data: PageData; share: SharePicture | null };

/** The ids of all posts, every address that leads to one, and the pages of authors. Throws when the database is away. */
export async function listPostPages() {
  const posts = await fetchPublishedSlugs();
  const moved = await fetchMovedSlugs();
  const authors = await fetchPublishedAuthors();
  return {
    authors: authors.map((author) => ({
      path: paths.blogAuthor(author.slug),
      share: sharePictureOfAuthor(author),
    })),
    ids: posts.map(({ id }) => id),
    moved: moved.map(({ from, to }) => ({ from: paths.blogPost(from), to: paths.blogPost(to) })),
  };
}

/** Asks for many posts at once what each would ask for itself. Some may be gone meanwhile. */
export async function readPostPages(ids: readonly string[]): Promise<PostPage[]> {
  const [posts, around] = await Promise.all([fetchPostsById(ids), fetchPostsAround(ids)]);
  return posts.map((post) => ({
    path: paths.blogPost(post.slug),
    data: [
      [publishedPostQuery(post.slug).queryKey, post],
      [postsAroundQuery(post.id).queryKey, around.get(post.id)],
    ],
    share: sharePictureOfPost(post),
  }));
}
