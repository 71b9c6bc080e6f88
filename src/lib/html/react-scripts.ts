import { trustedTypes } from "./trusted-types";

const EMPTY_SCRIPT = "<script></script>";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

// React creates structured data as a `<script>` that does not run. This allows it under a policy
// that accepts no plain strings.
trustedTypes?.createPolicy("default", {
  createHTML: (html) => {
    // Throws, because ProseMirror then creates a policy of its own.
    if (html !== EMPTY_SCRIPT) throw new TypeError("Only trusted HTML may be parsed here");
    return html;
  },
  createScript: (text) => (isJson(text) ? text : null),
});
