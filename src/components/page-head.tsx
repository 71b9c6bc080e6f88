import { useLocation } from "react-router-dom";
import { env } from "@/lib/env";
import { fullPageTitle } from "@/lib/page-title";
import { isStaffPath, withoutTrailingSlash } from "@/lib/paths";
import { site } from "@/lib/site";

type PageHeadProps = {
  /** Without the brand, which is added. */
  title: string;
  description?: string;
  type?: "website" | "article";
  /** Address or site path of the picture shown when the page is shared. */
  image?: string | null;
  /** False where the address is not one to keep, such as a page that was not found. */
  hasCanonical?: boolean;
};

/**
 * Everything a page says about itself in <head>. React hoists these tags; exactly one
 * PageHead per page, none in a layout, because two would both stay.
 */
export function PageHead({
  title,
  description,
  type = "website",
  image,
  hasCanonical = true,
}: PageHeadProps) {
  const path = withoutTrailingSlash(useLocation().pathname);
  const address = new URL(path, env.siteUrl).href.replace(/\/$/, path === "/" ? "/" : "");
  const fullTitle = path === "/" ? `${site.brand}: ${title}` : fullPageTitle(title);
  const picture = new URL(image ?? site.shareImage, env.siteUrl).href;
  const robots = isStaffPath(path) ? "noindex, nofollow" : "index, follow";
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="robots" content={robots} />
      {description && <meta name="description" content={description} />}
      {hasCanonical && <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {hasCanonical && <meta property="og:url" content={address} />}
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
