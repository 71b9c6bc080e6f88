import { tidyPathname } from "../../src/lib/paths.ts";

const UNKNOWN = "/404";

export const isBrowserOnly = (path: string) => /^\/admin(\/.*)?$/s.test(path);

export const isBlog = (path: string) => /^\/blog(\/authors)?(\/[a-z0-9-]+)?$/.test(path);

export const isSharePicture = (path: string) => /^\/share\/.+\.png$/.test(path);

export const mayBeFeed = (path: string) => /^\/[a-z]+\.(xml|txt)$/.test(path);

/**
 * Normalizes an address: decoded path, query, and the redirect for capitals, `index.html`, doubled or trailing
 * slashes. An address that cannot be decoded or leaves `dist` is unknown.
 */
export function readAddress(requestUrl: string) {
  try {
    // With a base URL, "//host/" would name another host.
    const { pathname, search } = new URL(`http://localhost${requestUrl}`);
    const tidy = tidyPathname(pathname);
    const path = decodeURIComponent(tidy);
    return {
      path: /\.\.|[\\\0]/.test(path) ? UNKNOWN : path,
      search,
      redirect: tidy === pathname ? null : tidy + search,
    };
  } catch {
    return { path: UNKNOWN, search: "", redirect: null };
  }
}
