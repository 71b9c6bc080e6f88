import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** In bytes, gzipped. A larger picture would delay the page for longer than its own request takes. */
const MOST_BYTES = 1_300;
/** The scene of an example site may be larger, because it fills most of the first screen. */
const MOST_BYTES_OF_SCENE = 2_500;

/** Turns a small drawing in `public` into a data URL; returns any other path unchanged. */
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
    return path;
  }
}
