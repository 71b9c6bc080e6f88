const loading = new Set<Promise<void>>();

/**
 * Resolves to loaded code once the full style sheets are applied. A prerendered page has only the
 * styles of its own HTML. Rejects where a sheet cannot be loaded; the next call tries again.
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

function apply(link: HTMLLinkElement): Promise<void> {
  const whole = document.createElement("link");
  return new Promise((resolve, reject) => {
    whole.addEventListener("load", () => resolve());
    whole.addEventListener("error", () => {
      whole.replaceWith(link);
      // Vite's wording, by which the code recognizes missing chunks after a deploy.
      reject(new Error(`Unable to preload CSS for ${link.href}`));
    });
    whole.rel = "stylesheet";
    whole.setAttribute("href", link.getAttribute("href") ?? "");
    link.replaceWith(whole);
  });
}
