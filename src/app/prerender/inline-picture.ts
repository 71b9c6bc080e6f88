import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** In bytes, gzipped. A larger picture would delay the page for longer than a request of its own takes. */
const MOST_BYTES = 1_300;
/** The scene of an example site is larger, for it fills most of the first screen. */
const MOST_BYTES_OF_SCENE = 2_500;

/** A small drawing of `public` as an address that holds all of it; any other path as it is. */
export function inlinePicture(path: string): string {
  const [, folder] = /^\/(covers|drawings\/scenes)\/[\w-]+\.svg$/.exec(path) ?? [];
  if (folder === undefined) return path;
  const most = folder === "covers" ? MOST_BYTES : MOST_BYTES_OF_SCENE;
  try {
    const svg = readFileSync(`public${path}`, "utf8").trim();
    if (gzipSync(svg).length > most) return path;
    const text = svg.replaceAll('"', "'").replaceAll("%", "%25").replaceAll("#", "%23");
    return `data:image/svg+xml,${text}`;
  } catch {
    // A post may name a picture that is not there.
    return path;
  }
}
