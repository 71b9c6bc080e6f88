const loading = new Set<Promise<void>>();

/**
 * Resolves to loaded code whose elements may be mounted: the full style sheets are applied. A prerendered page
 * carries only the styles of its own HTML, so that without them those elements would be unstyled. Rejects
 * where a sheet cannot be loaded; the next call tries again.
 */
export async function withWholeSheets<Code>(code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, applyWholeSheets()]);
  return loaded;
}

async function applyWholeSheets(): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-whole-sheet]")) {
    const sheet = apply(link).finally(() => loading.delete(sheet));
    loading.add(sheet);
  }
  await Promise.all(loading);
}

/** By an element of its own: the one in the HTML does not tell a lost sheet from a loaded one. */
function apply(link: HTMLLinkElement): Promise<void> {
  const whole = document.createElement("link");
  return new Promise((resolve, reject) => {
    whole.addEventListener("load", () => resolve());
    whole.addEventListener("error", () => {
      whole.replaceWith(link);
      // In Vite's words for a chunk's styles, by which a page that a deploy left behind is known.
      reject(new Error(`Unable to preload CSS for ${link.href}`));
    });
    whole.rel = "stylesheet";
    // The attribute, not the resolved address: the loader of lazy chunks compares it with its own.
    whole.setAttribute("href", link.getAttribute("href") ?? "");
    link.replaceWith(whole);
  });
}
