import { tidyPathname } from "../../src/lib/paths.ts";

const UNKNOWN = "/404";

export const isBrowserOnly = /** @param {string} path */ (path) => /^\/admin(\/.*)?$/s.test(path);
export const isBlog = /** @param {string} path */ (path) =>
  /^\/blog(\/authors)?(\/[a-z0-9-]+)?$/.test(path);

export const isSharePicture = /** @param {string} path */ (path) => /^\/share\/.+\.png$/.test(path);

export const mayBeFeed = /** @param {string} path */ (path) => /^\/[a-z]+\.(xml|txt)$/.test(path);

/**
 * Normalizes an address: decoded path, query, and the redirect for capitals, `index.html`, doubled or trailing
 * slashes. An address that cannot be decoded or leaves `dist` is unknown.
 * @param {string} requestUrl
 */
export function readAddress(requestUrl) {
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
