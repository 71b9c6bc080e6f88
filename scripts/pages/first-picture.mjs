import { gzipSync } from "node:zlib";

/** As React writes the picture that a page is to show first. */
const FIRST_PICTURE = /(<img (?:[^>]* )?src=")(\/[^"]+\.svg)("[^>]* fetchPriority="high")/;

/** A file of its own costs a journey to the server and back; more than this would delay the page itself. */
const MOST_BYTES = 1_000;

/** The text of an SVG as an address. @param {string} svg */
const addressOf = (svg) =>
  `data:image/svg+xml,${svg
    .trim()
    .replaceAll('"', "'")
    .replaceAll("%", "%25")
    .replaceAll("#", "%23")
    .replaceAll("&", "&amp;")}`;

/**
 * Puts the picture that a page shows first into its HTML, where that is a small drawing of ours.
 * @param {(file: string) => string} read the text of a file of the site
 */
export function firstPictures(read) {
  /** @type {Map<string, string>} */
  const known = new Map();
  /** @param {string} path */
  function addressFor(path) {
    const address = known.get(path) ?? withinLimit(path);
    known.set(path, address);
    return address;
  }
  /** @param {string} path */
  function withinLimit(path) {
    try {
      const svg = read(path.slice(1));
      return gzipSync(svg).length <= MOST_BYTES ? addressOf(svg) : path;
    } catch {
      // A post may name a picture that is not there.
      return path;
    }
  }
  /** @param {{head: string, html: string}} page */
  return ({ head, html }) => {
    const path = FIRST_PICTURE.exec(html)?.[2];
    const address = path === undefined ? path : addressFor(path);
    if (path === undefined || address === path) return { head, html };
    return {
      // React asks for it before anything else.
      head: head.replaceAll(/<link rel="preload"[^>]*>/g, (link) =>
        link.includes(`href="${path}"`) ? "" : link,
      ),
      html: html.replace(FIRST_PICTURE, (_, start, _path, end) => start + address + end),
    };
  };
}
