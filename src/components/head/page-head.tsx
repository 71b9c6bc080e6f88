import { createContext, useContext } from "react";
import { Helmet } from "react-helmet-async";
import { useLocation } from "react-router-dom";
import { env } from "@/lib/env";
import { PAGE_LOCALE } from "@/lib/format/locale";
import { fullPageTitle, site } from "@/content/company";
import { isStaffPath, withoutTrailingSlash } from "@/lib/paths";
import { drawnShareImage, isDrawnShareImage, SHARE_IMAGE_SIZE } from "@/lib/html/share-image";

/** Open Graph spells it with an underscore. */
const OPEN_GRAPH_LOCALE = PAGE_LOCALE.replace("-", "_");
const INDEXED = "index, follow";
const NOT_INDEXED = "noindex, follow";

/** The number of unread notifications, for the titles of staff pages. */
export const UnreadContext = createContext(0);

type PageHeadProps = {
  title: string;
  description?: string;
  /** Dates of a post in ISO 8601, or null where unknown. */
  article?: { published: string | null; modified: string | null };
  /** The share picture; by default the one that the build draws. */
  image?: string;
  /** False for pages without a permanent address, such as the not-found page. */
  hasCanonical?: boolean;
  /** The part of the query that makes a page of its own: "?page=2". */
  canonicalSearch?: string;
  /** False for a visitor's own combinations, such as search results; their links are still followed. */
  isIndexed?: boolean;
};

/**
 * The page's head. On React 19 Helmet hands these tags to React, which keeps those of every
 * instance, so there is exactly one per page and none in a layout.
 */
export function PageHead({
  title,
  description,
  article,
  image,
  hasCanonical = true,
  canonicalSearch = "",
  isIndexed = true,
}: PageHeadProps) {
  const path = withoutTrailingSlash(useLocation().pathname);
  const address =
    new URL(path, env.siteUrl).href.replace(/\/$/, path === "/" ? "/" : "") + canonicalSearch;
  const fullTitle = path === "/" ? `${site.brand}: ${title}` : fullPageTitle(title);
  const unread = useContext(UnreadContext);
  const isPublic = hasCanonical && !isStaffPath(path);
  const picture =
    image ?? (isPublic ? drawnShareImage(path, title, description ?? "") : site.shareImage);
  const pictureAddress = new URL(picture, env.siteUrl).href;
  const isDrawn = isDrawnShareImage(picture);
  const robots = isStaffPath(path) ? "noindex, nofollow" : isIndexed ? INDEXED : NOT_INDEXED;
  return (
    <Helmet>
      <title>{unread > 0 ? `(${unread}) ${fullTitle}` : fullTitle}</title>
      <meta name="robots" content={robots} />
      {description && <meta name="description" content={description} />}
      {hasCanonical && <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALE} />
      <meta property="og:type" content={article ? "article" : "website"} />
      {article?.published && <meta property="article:published_time" content={article.published} />}
      {article?.modified && <meta property="article:modified_time" content={article.modified} />}
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {hasCanonical && <meta property="og:url" content={address} />}
      <meta property="og:image" content={pictureAddress} />
      {isDrawn && <meta property="og:image:width" content={`${SHARE_IMAGE_SIZE.width}`} />}
      {isDrawn && <meta property="og:image:height" content={`${SHARE_IMAGE_SIZE.height}`} />}
      {isDrawn && <meta property="og:image:alt" content={fullTitle} />}
      {/* X takes the picture from the Open Graph tags above. */}
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}
