import { trustedTypes } from "./trusted-types";

/** What React parses to make a `<script>`, such as one of structured data, that does not run. */
const EMPTY_SCRIPT = "<script></script>";

// Lets React do so under a policy that forbids to parse plain strings.
trustedTypes?.createPolicy("default", {
  createHTML: (html) => {
    // Thrown, because ProseMirror asks this policy first and then makes one of its own.
    if (html !== EMPTY_SCRIPT) throw new TypeError("Only trusted HTML may be parsed here");
    return html;
  },
});
