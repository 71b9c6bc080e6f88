import { trustedHtml } from "@/lib/html/trusted-types";

// While pages are prerendered there is no document; the build lends one.
const browser = import.meta.env.SSR ? new (await import("jsdom")).JSDOM("").window : window;
const parser = new browser.DOMParser();

/**
 * An inert document, in which nothing loads or runs. On the server it is reused, so read it before
 * the next call: jsdom keeps listeners for each searched document, and thousands of posts would
 * leak.
 */
export function parseHtml(html: string): Document {
  const parsed = parser.parseFromString(trustedHtml(html), "text/html");
  if (!import.meta.env.SSR) return parsed;
  const { document } = browser;
  document.body.replaceWith(document.adoptNode(parsed.body));
  return document;
}
