import { Helmet } from "react-helmet-async";
import { useLocation } from "react-router-dom";
import { env } from "@/lib/env";
import { fullPageTitle } from "@/lib/site/page-title";
import { isStaffPath, withoutTrailingSlash } from "@/lib/paths";
import { site } from "@/lib/site/site";

const INDEXED = "index, follow";
const NOT_INDEXED = "noindex, follow";

type PageHeadProps = {
  /** Without the brand, which is added. */
  title: string;
  description?: string;
  type?: "website" | "article";
  /** Address or site path of the picture shown when the page is shared. */
  image?: string | null;
  /** False where the address is not one to keep, such as a page that was not found. */
  hasCanonical?: boolean;
  /** The part of the query that makes another page of it: "?page=2". */
  canonicalSearch?: string;
  /** False for what a visitor put together, such as search results: links in it are followed. */
  isIndexed?: boolean;
};

/**
 * Everything a page says about itself in <head>. On React 19 Helmet hands these tags to React,
 * which hoists them: it needs no HelmetProvider, and two PageHeads would both stay. So there is
 * exactly one per page, none in a layout.
 */
export function PageHead({
  title,
  description,
  type = "website",
  image,
  hasCanonical = true,
  canonicalSearch = "",
  isIndexed = true,
}: PageHeadProps) {
  const path = withoutTrailingSlash(useLocation().pathname);
  const address =
    new URL(path, env.siteUrl).href.replace(/\/$/, path === "/" ? "/" : "") + canonicalSearch;
  const fullTitle = path === "/" ? `${site.brand}: ${title}` : fullPageTitle(title);
  // An editor can leave any text in the picture field; an unreadable one is no picture.
  const picture = URL.canParse(image ?? "", env.siteUrl) ? image : null;
  const robots = isStaffPath(path) ? "noindex, nofollow" : isIndexed ? INDEXED : NOT_INDEXED;
  return (
    <Helmet>
      <title>{fullTitle}</title>
      <meta name="robots" content={robots} />
      {description && <meta name="description" content={description} />}
      {hasCanonical && <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {hasCanonical && <meta property="og:url" content={address} />}
      <meta property="og:image" content={new URL(picture ?? site.shareImage, env.siteUrl).href} />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}
