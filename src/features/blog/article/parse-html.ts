import { trustedHtml } from "@/lib/html/trusted-types";

// While pages are prerendered there is no document; the build lends one.
const browser = import.meta.env.SSR ? new (await import("jsdom")).JSDOM("").window : window;
const parser = new browser.DOMParser();

/**
 * A document of its own, in which nothing is loaded and nothing runs. On the server it is the same
 * one each time, so it is to be read before the next is parsed: there every document that is
 * searched leaves listeners behind on the window, and thousands of posts would never be let go.
 */
export function parseHtml(html: string): Document {
  const parsed = parser.parseFromString(trustedHtml(html), "text/html");
  if (!import.meta.env.SSR) return parsed;
  const { document } = browser;
  document.body.replaceWith(document.adoptNode(parsed.body));
  return document;
}
