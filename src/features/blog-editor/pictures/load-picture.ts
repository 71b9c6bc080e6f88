/** "unknown" if the connection failed, not the picture. */
export type PictureAnswer = "loaded" | "broken" | "unknown";

/** Requests a picture as a reader's browser does. Can be aborted. */
export type LoadPicture = (address: string, signal: AbortSignal) => Promise<PictureAnswer>;

/** Distinguishes a missing picture from a lost connection, where the site itself can be asked. */
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
