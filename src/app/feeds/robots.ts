import { env } from "@/lib/env";
import { paths } from "@/lib/paths";

/** The demo's rating and reviews are invented, so no search engine may index them. */
export function renderRobots({ isDemo, siteUrl }: Pick<typeof env, "isDemo" | "siteUrl"> = env) {
  if (isDemo) return "User-agent: *\nDisallow: /\n";
  const sitemap = new URL(paths.sitemap, siteUrl).href;
  return `User-agent: *\nDisallow: ${paths.admin}\n\nSitemap: ${sitemap}\n`;
}
