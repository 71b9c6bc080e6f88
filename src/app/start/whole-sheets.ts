/**
 * A prerendered page carries the styles of its own HTML. What scripts add to it, and the pages
 * after it, need the whole sheets, which the browser has fetched meanwhile.
 */
let applied: Promise<unknown> | undefined;

export async function applyWholeSheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>("link[data-whole-sheet]");
  applied ??= Promise.all(Array.from(links, apply));
  await applied;
}

/** By an element of its own: the one in the HTML does not tell a lost sheet from a loaded one. */
function apply(link: HTMLLinkElement): Promise<void> {
  const whole = document.createElement("link");
  return new Promise((resolve, reject) => {
    whole.addEventListener("load", () => resolve());
    // In Vite's words for a chunk's styles, by which a page that a deploy left behind is known.
    whole.addEventListener("error", () =>
      reject(new Error(`Unable to preload CSS for ${link.href}`)),
    );
    whole.rel = "stylesheet";
    whole.href = link.href;
    link.replaceWith(whole);
  });
}

/**
 * Keeps the styles of what comes after the first screen when that page goes. The footer is every page's:
 * React goes on with the one of the HTML, whose class names these styles alone know.
 */
export function keepPageSheet(): void {
  const sheet = document.querySelector("[data-first-screen-end] :is(style, link)");
  if (sheet) document.head.append(sheet.cloneNode(true));
}
