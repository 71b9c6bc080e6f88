import { EXAMPLE_BUSINESSES, type AwningColors } from "@/content/example-businesses";
import type { Post } from "@/data/posts/published-post";
import { fetchPublishedAuthor, type Author } from "@/data/posts/published-authors";
import { fetchPublishedPost } from "@/data/posts/published-post-queries";
import { authorContent } from "@/features/blog/article/author-content";
import { parseHtml } from "@/features/blog/article/parse-html";
import { formatUsd } from "@/lib/format/format";
import { type examplePaths, paths, type staticPublicPaths } from "@/lib/paths";
import { dealTerms } from "@/content/deal-terms";
import { isDrawnShareImage, postShareImage, shareImageFile } from "@/lib/html/share-image";
import type { PostCategory } from "@/content/post-categories";
import { site } from "@/content/company";
import { drawnTrades, type DrawnTradeId } from "@/content/trades";

export type ShareArt =
  | { type: "fronts"; fronts: ShareFront[] }
  | { type: "sign"; above: string[]; figure: string; below: string[] };

export type ShareFront = { picture: string; awning: AwningColors; domain?: string };

/** Everything that the share picture of a page shows. */
export type SharePicture = {
  file: string;
  kind: string;
  title: string;
  text: string;
  isDark?: boolean;
  art: ShareArt;
};

const siteOf = (trade: DrawnTradeId): ShareFront => ({
  picture: `/drawings/sites/${trade}.svg`,
  ...EXAMPLE_BUSINESSES[trade],
});

const fronts = (...trades: DrawnTradeId[]): ShareArt => ({
  type: "fronts",
  fronts: trades.map(siteOf),
});

const PRICE_SIGN: ShareArt = {
  type: "sign",
  above: ["Website", "rental zone"],
  figure: formatUsd(dealTerms.priceUsdPerMonth),
  below: ["per month"],
};

const [areaCode = "", localNumber = ""] = site.phone.split(/[() ]+/).filter(Boolean);
const PHONE_SIGN: ShareArt = {
  type: "sign",
  above: ["Call us"],
  figure: areaCode,
  below: [localNumber],
};

const windows = (
  picture: string,
  awning: AwningColors = ["var(--color-mark-600)", "var(--color-white)"],
): ShareArt => ({ type: "fronts", fronts: [{ picture, awning }] });

const SMALL_PRINT = "The small print";

type PagePath = (typeof staticPublicPaths | typeof examplePaths)[number];
type Shown = Pick<SharePicture, "kind" | "art" | "isDark">;

type PublicPath = (typeof staticPublicPaths)[number];

const TRADE_PAGES = Object.fromEntries(
  drawnTrades.map(({ id, slug }) => [
    paths.industry(slug),
    { kind: "Example site", art: fronts(id) },
  ]),
) as Record<Extract<PublicPath, `/industries/${string}`>, Shown>;

const PAGES: Record<PublicPath, Shown> = {
  ...TRADE_PAGES,
  [paths.home]: { kind: "For the trades", art: fronts("hvac", "land") },
  [paths.howItWorks]: { kind: "The service", art: fronts("plumb") },
  [paths.pricing]: { kind: "The bill", art: PRICE_SIGN },
  [paths.checkout]: { kind: "Three short steps", art: PRICE_SIGN },
  [paths.signup]: { kind: "Your name up front", art: fronts("garage") },
  [paths.industries]: { kind: "Example sites", art: fronts("roof", "clean") },
  [paths.reviews]: { kind: "From owners", art: fronts("roof") },
  [paths.blog]: { kind: "For the trades", art: windows("/covers/phone-number.svg") },
  [paths.about]: { kind: "The company", art: fronts("land", "plumb") },
  [paths.contact]: { kind: "The quickest way", art: PHONE_SIGN },
  [paths.callsi]: {
    kind: "The phone",
    isDark: true,
    art: windows("/covers/night-call.svg", ["var(--color-curb-400)", "var(--color-white)"]),
  },
  [paths.exampleReport]: { kind: "The monthly report", art: fronts("roof") },
  [paths.privacy]: {
    kind: SMALL_PRINT,
    art: { type: "sign", above: ["Your data"], figure: "Ask.", below: ["any time"] },
  },
  [paths.terms]: {
    kind: SMALL_PRINT,
    art: { type: "sign", above: ["In plain"], figure: "§", below: ["sections"] },
  },
  [paths.cookies]: {
    kind: SMALL_PRINT,
    art: { type: "sign", above: ["Cookies"], figure: "0", below: ["on this site"] },
  },
};

const examples = drawnTrades.map(({ id }): [string, Shown] => [
  paths.example(id),
  { kind: "Example site", art: fronts(id) },
]);
const shownOn = new Map([...Object.entries<Shown>(PAGES), ...examples]);

/** A post's awning shows its category; other pages share the remaining colors. */
const CATEGORY_AWNINGS: Record<string, AwningColors> = {
  SEO: ["var(--color-spruce-700)", "var(--color-white)"],
  Design: ["var(--color-mark-600)", "var(--color-white)"],
  "Local Marketing": ["var(--color-curb-400)", "var(--color-asphalt-950)"],
  Performance: ["var(--color-asphalt-800)", "var(--color-concrete-200)"],
  "Content Marketing": ["var(--color-mark-600)", "var(--color-curb-100)"],
  Mobile: ["var(--color-spruce-800)", "var(--color-curb-400)"],
} satisfies Record<PostCategory, AwningColors>;
const OTHER_AWNING: AwningColors = ["var(--color-spruce-700)", "var(--color-spruce-200)"];

/** Null when networks show the post's own picture. */
export function sharePictureOfPost(post: Post): SharePicture | null {
  if (!isDrawnShareImage(postShareImage(post))) return null;
  const { slug, title, category, image_url } = post;
  const awning = CATEGORY_AWNINGS[category] ?? OTHER_AWNING;
  return {
    file: shareImageFile(paths.blogPost(slug)),
    kind: category || "Shop talk",
    title,
    text: "",
    art: image_url === null ? PRICE_SIGN : windows(image_url, awning),
  };
}

export function sharePictureOfAuthor({ slug, name }: Pick<Author, "slug" | "name">): SharePicture {
  return {
    file: shareImageFile(paths.blogAuthor(slug)),
    kind: "Shop talk",
    title: name,
    text: authorContent(slug)?.line ?? "",
    art: windows("/covers/phone-number.svg"),
  };
}

export function sharePictureOfPage(path: PagePath, head: string): SharePicture {
  const tags = parseHtml(`<body>${head}`).body;
  const metaContent = (property: string) =>
    tags.querySelector(`meta[property="og:${property}"]`)?.getAttribute("content") ?? "";
  const shown = shownOn.get(path);
  if (shown === undefined) throw new Error(`Nothing is drawn to share ${path} with.`);
  return {
    file: shareImageFile(path),
    title: metaContent("title"),
    text: metaContent("description"),
    ...shown,
  };
}

/** Null where neither a post nor an author has this file. */
export async function sharePictureAt(file: string): Promise<SharePicture | null> {
  const [, authorSlug] = /^\/share\/blog\/authors\/([a-z0-9-]+)\.png$/.exec(file) ?? [];
  if (authorSlug !== undefined) {
    const author = await fetchPublishedAuthor(authorSlug);
    return author && sharePictureOfAuthor(author);
  }
  const [, slug] = /^\/share\/blog\/([a-z0-9-]+)\.png$/.exec(file) ?? [];
  const post = slug === undefined ? null : await fetchPublishedPost(slug);
  return post && sharePictureOfPost(post);
}
