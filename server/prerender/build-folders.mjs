import { readdirSync } from "node:fs";
import { join } from "node:path";

export const distFolder = process.env.CURBFRONT_DIST || "dist";

/** The browser bundle as Vite wrote it, from which pages are rendered again when the sources are unchanged. */
export const clientFolder = distFolder === "dist" ? ".client" : `${distFolder}-client`;

export const serverFolder = distFolder === "dist" ? ".ssr" : `${distFolder}-ssr`;

/** Rendered pages of earlier builds, in a folder that hosts keep between builds. */
export const pageCacheFolder =
  distFolder === "dist" ? "node_modules/.cache/curbfront-pages" : `${distFolder}-pages`;

/** @param {string} folder */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
