import { cleanForSaving, sanitizeHtml } from "../../src/lib/html/sanitize-html.ts";

export type Sanitizer = {
  sanitizeHtml: typeof sanitizeHtml;
  cleanForSaving: typeof cleanForSaving;
};

Object.assign(window, { sanitizeHtml, cleanForSaving } satisfies Sanitizer);
