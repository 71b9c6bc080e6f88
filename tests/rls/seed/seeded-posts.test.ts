import { existsSync } from "node:fs";
import { JSDOM } from "jsdom";
import { beforeAll, describe, expect, it } from "vitest";
import { paths, staticPublicPaths } from "@/lib/paths";
import { countWords, readTime } from "@/lib/html/read-time";
import { sanitizeHtml } from "@/lib/html/sanitize-html";
import { openTestBackend, type Post } from "../support/test-backend.ts";

const CATEGORIES = [
  "SEO",
  "Design",
  "Local Marketing",
  "Performance",
  "Content Marketing",
  "Mobile",
];
const PROMISED_SLUGS = [
  "phone-number-top-right",
  "service-area-pages",
  "slow-gallery-roofer",
  "answering-how-much",
  "thumbs-first",
  "titles-towns-trades",
  "estimate-form",
  "before-after-photos",
];
const SALES_TALK =
  /\b(unlock|seamless|supercharg|game.chang|cutting.edge|world.class|award.winning|leverage|elevate|skyrocket|dominate|studies show|research shows|experts agree|digital (world|age|landscape))/i;
const MADE_UP_SHARE = /\d\s?(%|percent) of (all )?(people|customers|homeowners|visitors|callers)/i;

const SOURCES: [named: RegExp, host: string][] = [
  [
    /(Google’s (guidelines|help pages|rules for reviews|for Android)|places? for special hours)/,
    "support.google.com",
  ],
  [/(Google’s (documentation|published spam policies)|Google says)/, "developers.google.com"],
  [/Apple’s guidelines/, "developer.apple.com"],
  [/the web’s own accessibility standard/, "www.w3.org"],
  [
    /(Federal Trade Commission rule|Federal Communications Commission’s rules|truth-in-lending rules)/,
    "www.ecfr.gov",
  ],
  [/Consumer Review Fairness Act/, "www.congress.gov"],
  [/(an international procedure|Registrars must send reminders)/, "www.icann.org"],
];

let posts: Post[];
let published: Post[];

beforeAll(async () => {
  posts = (await openTestBackend()).seededPosts;
  published = posts.filter((post) => post.published);
}, 60_000);

const breaking = (rule: (post: Post) => boolean) =>
  posts.filter((post) => !rule(post)).map((post) => post.slug);
const textOf = (html: string) => JSDOM.fragment(html).textContent;
const elementsOf = (post: Post, selector: string) => [
  ...JSDOM.fragment(post.full_content).querySelectorAll(selector),
];
const attributesOf = (post: Post, selector: string, name: string) =>
  elementsOf(post, selector).map((element) => element.getAttribute(name) ?? "");

/** No heading level is skipped, and there are enough for a table of contents. */
function hasOrderedHeadings(post: Post): boolean {
  const levels = elementsOf(post, "h1, h2, h3, h4, h5, h6").map(({ tagName }) => tagName);
  return (
    levels[0] === "H2" &&
    levels.every((level) => level === "H2" || level === "H3") &&
    levels.filter((level) => level === "H2").length >= 3
  );
}

function leadsSomewhere(href: string): boolean {
  if (/^https:\/\/\S+$/.test(href)) return true;
  const isPage = staticPublicPaths.some((path) => path === href);
  return isPage || published.some(({ slug }) => paths.blogPost(slug) === href);
}

describe("the seeded articles", () => {
  it("are sixteen to read and two drafts, the promised ones among them", () => {
    expect(published).toHaveLength(16);
    expect(posts).toHaveLength(18);
    expect(posts.map(({ slug }) => slug)).toEqual(expect.arrayContaining(PROMISED_SLUGS));
  });

  it.each(SOURCES)("link %s to %s where they first name it", (named, host) => {
    const naming = published.filter(({ full_content }) => named.test(textOf(full_content)));
    expect(naming.length).toBeGreaterThan(0);
    const linksOf = (post: Post) =>
      elementsOf(post, "a[href^='https://']").filter(
        (link) =>
          new URL(link.getAttribute("href") ?? "").host === host &&
          // The link may cover or be part of the name.
          named.test(link.parentElement?.textContent ?? ""),
      );
    expect(naming.filter((post) => linksOf(post).length === 0).map(({ slug }) => slug)).toEqual([]);
  });

  it("cover the six categories, each at least twice", () => {
    for (const category of CATEGORIES) {
      const count = published.filter((post) => post.category === category).length;
      expect(count, category).toBeGreaterThanOrEqual(2);
    }
    expect(breaking(({ category }) => CATEGORIES.includes(category))).toEqual([]);
  });

  it.each(["title", "slug", "excerpt", "content", "image_url", "created_at"] as const)(
    "share no %s",
    (column) => {
      const values = new Set(posts.map((post) => String(post[column])));
      expect(values.size).toBe(posts.length);
    },
  );

  it("have 600 to 1,200 words, and say how long they take to read", () => {
    const isWithin = (count: number) => count >= 600 && count <= 1200;
    expect(breaking(({ full_content }) => isWithin(countWords(full_content)))).toEqual([]);
    expect(breaking((post) => post.read_time === readTime(post.full_content))).toEqual([]);
  });

  it("have an excerpt that fits a search result", () => {
    expect(breaking(({ excerpt }) => excerpt.length >= 70 && excerpt.length <= 160)).toEqual([]);
  });

  it("hold nothing that sanitizing would change", () => {
    expect(breaking((post) => post.full_content === sanitizeHtml(post.full_content))).toEqual([]);
  });

  it("have headings in order", () => {
    expect(breaking(hasOrderedHeadings)).toEqual([]);
  });

  it("link only to pages that exist", () => {
    const links = (post: Post) => attributesOf(post, "a", "href");
    expect(breaking((post) => links(post).every(leadsSomewhere))).toEqual([]);
  });

  it("show only pictures that exist, described, with the room they need", () => {
    const exists = (source: string) =>
      /^\/(covers|figures)\/[a-z-]+\.svg$/.test(source) && existsSync(`public${source}`);
    expect(breaking((post) => exists(post.image_url ?? ""))).toEqual([]);
    expect(breaking((post) => attributesOf(post, "img", "src").every(exists))).toEqual([]);
    for (const attribute of ["alt", "width", "height"]) {
      expect(breaking((post) => !attributesOf(post, "img", attribute).includes(""))).toEqual([]);
    }
  });

  it("make plain claims in plain words", () => {
    for (const pattern of [/!/, /[—–]/, /lorem|todo|tbd/i, SALES_TALK, MADE_UP_SHARE]) {
      const isPlain = ({ title, excerpt, content, full_content }: Post) =>
        [title, excerpt, content, textOf(full_content)].every((text) => !pattern.test(text ?? ""));
      expect(breaking(isPlain), String(pattern)).toEqual([]);
    }
  });
});
