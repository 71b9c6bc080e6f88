import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { isInlinePicture } from "@/lib/html/sanitize-html";

/** Inline pictures are sent with every page view and never cached alone. */
export const MOST_INLINE_KILOBYTES = 50;

/** Why a picture's address cannot work for readers. */
export type AddressError =
  | { kind: "missing" | "one-tab" | "own-computer" }
  | { kind: "too-big"; kilobytes: number }
  | { kind: "refused"; scheme: string };

/** The absolute URL on the post's page; null for an invalid address. */
export function fullAddress(src: string): URL | null {
  const page = new URL(paths.blogPost("post"), globalThis.location.origin);
  return URL.canParse(src, page.href) ? new URL(src, page.href) : null;
}

/** Null for a valid address; it says nothing about the picture. */
export function addressError(src: string): AddressError | null {
  if (src === "") return { kind: "missing" };
  const url = fullAddress(src);
  if (url === null) return { kind: "missing" };
  switch (url.protocol) {
    case "http:":
    case "https:":
      return null;
    case "blob:":
      return { kind: "one-tab" };
    case "file:":
      return { kind: "own-computer" };
    case "data:": {
      const kilobytes = Math.ceil(src.length / 1024);
      if (src.length > MOST_INLINE_KILOBYTES * 1024) return { kind: "too-big", kilobytes };
      return isInlinePicture(src) ? null : { kind: "refused", scheme: url.protocol };
    }
    default:
      return { kind: "refused", scheme: url.protocol };
  }
}

/** A third-party host of the picture; null for the site itself. */
export function foreignHost(src: string): string | null {
  const url = fullAddress(src);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const ownHosts = [globalThis.location.host, new URL(env.siteUrl).host];
  return ownHosts.includes(url.host) ? null : url.host;
}
