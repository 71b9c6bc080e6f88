import { Helmet } from "react-helmet-async";
import { useLocation } from "react-router-dom";
import { env } from "@/lib/env";
import { PAGE_LOCALE } from "@/lib/format/locale";
import { fullPageTitle } from "@/lib/site/page-title";
import { isStaffPath, withoutTrailingSlash } from "@/lib/paths";
import { drawnShareImage, isDrawnShareImage, SHARE_IMAGE_SIZE } from "@/lib/html/share-image";
import { site } from "@/lib/site/site";

/** Open Graph spells it with an underscore. */
const OPEN_GRAPH_LOCALE = PAGE_LOCALE.replace("-", "_");
const INDEXED = "index, follow";
const NOT_INDEXED = "noindex, follow";

type PageHeadProps = {
  /** Without the brand, which is added. */
  title: string;
  description?: string;
  /** Of a post, when it was published and last changed: ISO 8601, or null where that is not known. */
  article?: { published: string | null; modified: string | null };
  /** The picture shown when the page is shared; the one that the build draws is not named. */
  image?: string;
  /** False where the address is not one to keep, such as a page that was not found. */
  hasCanonical?: boolean;
  /** The part of the query that makes another page of it: "?page=2". */
  canonicalSearch?: string;
  /** False for what a visitor put together, such as search results: links in it are followed. */
  isIndexed?: boolean;
};

/**
 * Everything a page says about itself in <head>. On React 19 Helmet hands these tags to React, which
 * hoists all of them: the tags of two PageHeads would both stay. So there is exactly one per page, none
 * in a layout.
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
  const isPublic = hasCanonical && !isStaffPath(path);
  const picture =
    image ?? (isPublic ? drawnShareImage(path, title, description ?? "") : site.shareImage);
  const pictureAddress = new URL(picture, env.siteUrl).href;
  const isDrawn = isDrawnShareImage(picture);
  const robots = isStaffPath(path) ? "noindex, nofollow" : isIndexed ? INDEXED : NOT_INDEXED;
  return (
    <Helmet>
      <title>{fullTitle}</title>
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
      {/* For its picture X reads what stands above. */}
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}
