// Bundled for the browser by the end-to-end test.
import { sanitizeHtml } from "../../src/lib/sanitize-html.ts";

export type Sanitizer = { sanitizeHtml: typeof sanitizeHtml };

Object.assign(window, { sanitizeHtml } satisfies Sanitizer);
