import { tidyPathname } from "../../src/lib/paths.ts";

const UNKNOWN = "/404";

/** Addresses whose pages exist only in the browser. */
export const isBrowserOnly = /** @param {string} path */ (path) => /^\/admin(\/.*)?$/s.test(path);
/** The database refuses any other slug, so nothing else is worth rendering. */
export const isBlog = /** @param {string} path */ (path) =>
  /^\/blog(\/authors)?(\/[a-z0-9-]+)?$/.test(path);

export const isSharePicture = /** @param {string} path */ (path) => /^\/share\/.+\.png$/.test(path);

/** Anything else is answered without the code of the pages, which takes a second to load. */
export const mayBeFeed = /** @param {string} path */ (path) => /^\/[a-z]+\.(xml|txt)$/.test(path);

/**
 * One spelling of an address: its decoded path, its query, and where to send a visitor who
 * spelled it with capitals, `index.html`, doubled or trailing slashes. What cannot be decoded, or
 * climbs out of `dist`, is unknown.
 * @param {string} requestUrl
 */
export function readAddress(requestUrl) {
  try {
    // Not a base URL: "//host/" would be read as another host.
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
