/**
 * A prerendered page carries the styles of what is seen first of it. What scripts add to it, and the
 * pages after it, need the whole sheets, where a page of another one's HTML does not take them along.
 */
let applied: Promise<unknown> | undefined;

export async function applyWholeSheets(): Promise<void> {
  applied ??= Promise.all([...wholeSheetsOf(document)].map(keepSheet));
  await applied;
}

export const wholeSheetsOf = (page: Document) =>
  page.querySelectorAll<HTMLLinkElement>("link[data-whole-sheet]");

const kept = new Map<string, Promise<void>>();

/** Applies a sheet of this or another document, and keeps it whatever page follows. */
export function keepSheet(link: HTMLLinkElement): Promise<void> {
  const { href } = link;
  const known = kept.get(href);
  if (known) return known;
  // The one in the HTML does not tell a lost sheet from a loaded one.
  const whole = document.createElement("link");
  const loading = new Promise<void>((resolve, reject) => {
    whole.addEventListener("load", () => resolve());
    // In Vite's words for a chunk's styles, by which a page that a deploy left behind is known.
    whole.addEventListener("error", () => reject(new Error(`Unable to preload CSS for ${href}`)));
    whole.rel = "stylesheet";
    whole.href = href;
    // Another document's, and one that stands in the page, goes with the page.
    if (link.ownerDocument === document && link.media === "print") link.replaceWith(whole);
    else document.head.append(whole);
  });
  kept.set(href, loading);
  return loading;
}
