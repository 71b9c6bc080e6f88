/** "unknown": there was no answer to judge by, because the line is down and not the picture. */
export type PictureAnswer = "loaded" | "broken" | "unknown";

/** Asks for a picture as a reader's browser will. Aborting ends the asking. */
export type LoadPicture = (address: string, signal: AbortSignal) => Promise<PictureAnswer>;

/** A picture only says that it failed. Where it is the site's own, the site can be asked. */
async function failure(address: string, signal: AbortSignal): Promise<PictureAnswer> {
  if (!navigator.onLine) return "unknown";
  if (new URL(address).origin !== globalThis.location.origin) return "broken";
  try {
    await fetch(address, { method: "HEAD", cache: "no-store", signal });
    return "broken";
  } catch {
    return "unknown";
  }
}

export const loadPicture: LoadPicture = (address, signal) =>
  new Promise((resolve) => {
    const image = new Image();
    image.addEventListener("load", () => resolve("loaded"));
    image.addEventListener("error", () => {
      if (!signal.aborted) resolve(failure(address, signal));
    });
    signal.addEventListener("abort", () => image.removeAttribute("src"));
    image.src = address;
  });
