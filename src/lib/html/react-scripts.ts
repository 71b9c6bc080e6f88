import { trustedTypes } from "./trusted-types";

/** React parses this text to make a `<script>`. */
const EMPTY_SCRIPT = "<script></script>";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

// React puts structured data into pages as a `<script>` that does not run. This lets it do so under a
// policy that takes no plain strings; a JSON text does nothing even where it is run.
trustedTypes?.createPolicy("default", {
  createHTML: (html) => {
    // Thrown, because ProseMirror asks this policy first and then makes one of its own.
    if (html !== EMPTY_SCRIPT) throw new TypeError("Only trusted HTML may be parsed here");
    return html;
  },
  createScript: (text) => (isJson(text) ? text : null),
});
