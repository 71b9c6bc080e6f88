const loading = new Set<Promise<void>>();

/**
 * Resolves to loaded code once the full style sheets are applied. A prerendered page has only the
 * styles of its own HTML. Rejects where a sheet cannot be loaded; the next call tries again.
 */
export async function withFullStyles<Code>(code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, applyFullStyles()]);
  return loaded;
}

async function applyFullStyles(): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-whole-sheet]")) {
    const sheet = apply(link).finally(() => loading.delete(sheet));
    loading.add(sheet);
  }
  await Promise.all(loading);
}

function apply(link: HTMLLinkElement): Promise<void> {
  const fullSheet = document.createElement("link");
  return new Promise((resolve, reject) => {
    fullSheet.addEventListener("load", () => resolve());
    fullSheet.addEventListener("error", () => {
      fullSheet.replaceWith(link);
      // Vite's wording, by which the code recognizes missing chunks after a deploy.
      reject(new Error(`Unable to preload CSS for ${link.href}`));
    });
    fullSheet.rel = "stylesheet";
    fullSheet.setAttribute("href", link.getAttribute("href") ?? "");
    link.replaceWith(fullSheet);
  });
}
