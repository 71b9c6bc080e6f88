import {
  fetchPublishedAuthors,
  fetchPublishedSlugs,
  type PublishedAuthor,
  type PublishedSlug,
} from "@/data/posts/published-feed";
import { isInvented } from "@/features/blog/article/author-content";
import { env } from "@/lib/env";
import { paths, staticPublicPaths, unlistedPaths } from "@/lib/paths";
import { XML_HEAD, xmlText } from "./rss";

function entry(path: string, updated_at: string | null = null): string {
  const lastmod = updated_at === null ? "" : `<lastmod>${updated_at}</lastmod>`;
  return `<url><loc>${xmlText(new URL(path, env.siteUrl).href)}</loc>${lastmod}</url>`;
}

function newest(posts: readonly PublishedSlug[]): string | null {
  return posts.reduce<string | null>(
    (latest, { updated_at }) => ((updated_at ?? "") > (latest ?? "") ? updated_at : latest),
    null,
  );
}

/** Lists every public page that may be indexed, with the time of its last change where it is known. */
function sitemapXml(posts: readonly PublishedSlug[], authors: readonly PublishedAuthor[]): string {
  const urls = [
    ...staticPublicPaths
      .filter((path) => !unlistedPaths.includes(path))
      .map((path) => entry(path, path === paths.blog ? newest(posts) : null)),
    ...posts.map(({ slug, updated_at }) => entry(paths.blogPost(slug), updated_at)),
    ...authors
      .filter(({ slug }) => !isInvented(slug))
      .map(({ slug, updated_at }) => entry(paths.blogAuthor(slug), updated_at)),
  ];
  return `${XML_HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`;
}

/** Throws when the database cannot be reached. */
export async function renderSitemap(): Promise<string> {
  return sitemapXml(...(await Promise.all([fetchPublishedSlugs(), fetchPublishedAuthors()])));
}
