import { env } from "@/lib/env";
import { paths } from "@/lib/paths";

const ANY_SITE = "https://site.invalid/";

/** A picture's stored address, or null for one that no picture can have: `javascript:`. */
export function pictureAddress(text: string): string | null {
  if (!URL.canParse(text, ANY_SITE)) return null;
  return /^https?:$/.test(new URL(text, ANY_SITE).protocol) ? text : null;
}

export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };

const FOLDER = "/share";

/** FNV-1a: a short hash of the text. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Where the build writes the share picture of the page at `path`. */
export const shareImageFile = (path: string) =>
  `${FOLDER}${path === paths.home ? "/home" : path}.png`;

/** Contains a hash of what the picture shows, because networks cache pictures. */
export const drawnShareImage = (path: string, ...shows: string[]) =>
  `${shareImageFile(path)}?v=${shortHash(shows.join("\n"))}`;

export const isDrawnShareImage = (image: string) => image.startsWith(`${FOLDER}/`);

type SharedPost = { slug: string; title: string; category: string; image_url: string | null };

/** The picture field can hold any text, and networks do not show SVG. */
function canBeShared(image: string | null): image is string {
  return (
    image !== null &&
    URL.canParse(image, env.siteUrl) &&
    !/\.svg$/i.test(new URL(image, env.siteUrl).pathname)
  );
}

export function postShareImage({ slug, title, category, image_url }: SharedPost): string {
  if (canBeShared(image_url)) return image_url;
  return drawnShareImage(paths.blogPost(slug), title, category, image_url ?? "");
}
