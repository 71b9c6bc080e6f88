import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Where the built site stands. CURBFRONT_DIST lets two builds live side by side. */
export const distFolder = process.env.CURBFRONT_DIST || "dist";

/** The browser's bundle as Vite wrote it, of which a build without changed sources is made again. */
export const clientFolder = distFolder === "dist" ? ".client" : `${distFolder}-client`;

/** What renders pages outside the browser. Inside the project, to find its packages. */
export const serverFolder = distFolder === "dist" ? ".ssr" : `${distFolder}-ssr`;

/** Rendered pages of earlier builds. Hosts keep this folder of caches from one build to the next. */
export const pageCacheFolder =
  distFolder === "dist" ? "node_modules/.cache/curbfront-pages" : `${distFolder}-pages`;

/** The paths of all files in a folder and the folders in it, in one order. @param {string} folder */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
