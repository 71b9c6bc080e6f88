/**
 * A prerendered page carries only its own part of the sheet that all pages share. What comes to
 * it later, another page or a dialog, waits for all of it.
 */
let loading: Promise<void> | undefined;

function load(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve(), { once: true });
    link.addEventListener(
      "error",
      () => {
        loading = undefined;
        link.disabled = true;
        // In Vite's words for the styles of a chunk, by which a page that a deploy has left
        // behind is known.
        reject(new Error(`Unable to preload CSS for ${link.href}`));
      },
      { once: true },
    );
    link.disabled = false;
  });
}

/** Resolves at once where the whole sheet is there from the start. */
export async function loadWholeSheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>("link[data-whole-sheet]");
  if (link !== null) await (loading ??= load(link));
}

/** Code that is loaded after the page, with the styles it needs. */
export async function withWholeSheet<Module>(code: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([code, loadWholeSheet()]);
  return module;
}
