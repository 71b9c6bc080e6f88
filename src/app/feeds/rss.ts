import { fetchFeedPosts } from "@/data/posts/published-feed";
import type { Post } from "@/data/posts/published-post";
import { parseHtml } from "@/features/blog/article/parse-html";
import { env } from "@/lib/env";
import { PAGE_LOCALE } from "@/lib/format/locale";
import { paths } from "@/lib/paths";
import { srcsetOf } from "@/lib/pictures/picture-widths";
import { sanitizeHtml } from "@/lib/html/sanitize-html";
import { site } from "@/content/company";

/** Characters that XML 1.0 does not allow, not even escaped. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const UNSPEAKABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

export function xmlText(text: string): string {
  return text
    .replace(UNSPEAKABLE, "")
    .replace(LONE_SURROGATE, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

const POSTS_IN_FEED = 50;
const DESCRIPTION =
  "Plain notes on websites, search and phones, for people who would rather be on the job.";

const address = (path: string) => new URL(path, env.siteUrl).href;

function withAbsoluteAddresses(html: string, base: string): string {
  const { body } = parseHtml(html);
  for (const [selector, name] of [
    ["[href]", "href"],
    ["[src]", "src"],
    ["[cite]", "cite"],
  ] as const) {
    for (const element of body.querySelectorAll(selector)) {
      const value = element.getAttribute(name) ?? "";
      if (URL.canParse(value, base)) element.setAttribute(name, new URL(value, base).href);
    }
  }
  for (const image of body.querySelectorAll("img[srcset]")) {
    image.setAttribute("srcset", srcsetOf(image.getAttribute("src") ?? "") ?? "");
  }
  return body.innerHTML;
}

function picture({ image_url, image_alt }: Post): string {
  if (image_url === null || !URL.canParse(image_url, env.siteUrl)) return "";
  const image = parseHtml("<p><img></p>").body.firstElementChild;
  image?.firstElementChild?.setAttribute("alt", image_alt);
  image?.firstElementChild?.setAttribute("src", image_url);
  return image?.outerHTML ?? "";
}

const element = (name: string, text: string) => (text ? `<${name}>${xmlText(text)}</${name}>` : "");

let made = new Map<string, string>();

function itemsOf(posts: readonly Post[]): string[] {
  made = new Map(
    posts.map((post) => {
      const source = JSON.stringify(post);
      return [source, made.get(source) ?? item(post)];
    }),
  );
  return [...made.values()];
}

function item(post: Post): string {
  const link = address(paths.blogPost(post.slug));
  const content = withAbsoluteAddresses(sanitizeHtml(picture(post) + post.full_content), link);
  return [
    "<item>",
    element("title", post.title),
    element("link", link),
    // The address may change, so the id identifies the item.
    `<guid isPermaLink="false">urn:uuid:${xmlText(post.id)}</guid>`,
    post.publish_at === null ? "" : element("pubDate", new Date(post.publish_at).toUTCString()),
    element("dc:creator", post.author),
    element("category", post.category),
    element("description", xmlText(post.excerpt)),
    element("content:encoded", content),
    "</item>",
  ].join("");
}

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(" ");

/** RSS 2.0 with the full text of every post. */
export function rssXml(posts: readonly Post[]): string {
  const changes = posts.flatMap(({ publish_at, updated_at }) => [publish_at, updated_at]);
  const latest = changes
    .filter((time) => time !== null)
    .toSorted()
    .at(-1);
  return [
    `${XML_HEAD}<rss version="2.0" ${NAMESPACES}><channel>`,
    element("title", `Shop talk, the ${site.brand} blog`),
    element("link", address(paths.blog)),
    element("description", DESCRIPTION),
    `<language>${PAGE_LOCALE}</language>`,
    `<atom:link href="${xmlText(address(paths.rssFeed))}" rel="self" type="application/rss+xml"/>`,
    latest === undefined ? "" : element("lastBuildDate", new Date(latest).toUTCString()),
    ...itemsOf(posts),
    "</channel></rss>\n",
  ].join("");
}

/** Throws when the database cannot be reached. */
export async function renderRss(): Promise<string> {
  return rssXml(await fetchFeedPosts(POSTS_IN_FEED));
}
