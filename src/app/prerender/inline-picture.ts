import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** In bytes, gzipped. A larger picture would delay the page for longer than a request of its own takes. */
const MOST_BYTES = 1_300;

/** A small drawing of `public/covers` as an address that holds all of it; any other path as it is. */
export function inlinePicture(path: string): string {
  if (!/^\/covers\/[\w-]+\.svg$/.test(path)) return path;
  try {
    const svg = readFileSync(`public${path}`, "utf8").trim();
    if (gzipSync(svg).length > MOST_BYTES) return path;
    const text = svg.replaceAll('"', "'").replaceAll("%", "%25").replaceAll("#", "%23");
    return `data:image/svg+xml,${text}`;
  } catch {
    // A post may name a picture that is not there.
    return path;
  }
}
