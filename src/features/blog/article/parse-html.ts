// While pages are prerendered there is no document; the build lends one.
const { DOMParser } = import.meta.env.SSR ? new (await import("jsdom")).JSDOM("").window : window;

/** A document of its own, in which nothing is loaded and nothing runs. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}
