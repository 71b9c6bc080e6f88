import type { QueryKey } from "@tanstack/react-query";
import {
  fetchMovedSlugs,
  fetchPostsById,
  fetchPublishedAuthors,
  fetchPublishedSlugs,
} from "@/data/posts/published-feed";
import {
  fetchPostsAround,
  postsAroundQuery,
  publishedPostQuery,
} from "@/data/posts/published-post-queries";
import { paths } from "@/lib/paths";
import { sharePictureOfAuthor, sharePictureOfPost, type SharePicture } from "./share-pictures";

export type PageData = readonly (readonly [key: QueryKey, answer: unknown])[];

export type PostPage = { path: string; data: PageData; share: SharePicture | null };

/** Throws when the database cannot be reached. */
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
