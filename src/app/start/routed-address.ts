/** The last part of a path looks like a file's: the server sends it, no page of ours does. */
const IS_FILE = /\.[a-z0-9]+$/i;

/**
 * The site address a click on a link leads to without loading the page anew. Null for what is
 * the browser's: another site, a new tab, a download, a file, a place on this very page.
 */
export function routedAddress(
  event: Pick<
    MouseEvent,
    "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented"
  >,
  link: HTMLAnchorElement,
): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  // Where one writes, a click sets the caret.
  if (link.isContentEditable) return null;
  if (!["", "_self"].includes(link.target) || link.hasAttribute("download")) return null;
  if (link.origin !== location.origin || IS_FILE.test(link.pathname)) return null;
  const isThisPage = link.pathname === location.pathname && link.search === location.search;
  if (isThisPage && link.hash !== "") return null;
  return link.pathname + link.search + link.hash;
}
