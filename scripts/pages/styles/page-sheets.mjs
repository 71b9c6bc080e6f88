import { hashOf } from "../cache/hash-of.mjs";

/** Where a page links to the sheet of what comes after its first screen; its name is the first group. */
export const SHEET_LINK =
  /<link rel="stylesheet" href="\/assets\/(page-\w+\.css)" data-page-sheet>/;

/** Named by what it says, so that one is never taken for another. @param {string} css */
export const sheetName = (css) => `page-${hashOf(css).slice(0, 10)}.css`;

/** @param {string} name */
export const sheetLink = (name) => `<link rel="stylesheet" href="/assets/${name}" data-page-sheet>`;

/**
 * After the link: Firefox goes on past a sheet that stands in the body, but not past a script that waits
 * for it.
 */
export const SHEET_SCRIPT = " ";
