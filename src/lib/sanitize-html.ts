import createDOMPurify from "dompurify";

// While pages are prerendered there is no document; the build lends one.
const purify = import.meta.env.SSR
  ? createDOMPurify(new (await import("jsdom")).JSDOM("").window)
  : createDOMPurify(window);

const TEXT_TAGS = "p br hr h2 h3 h4 blockquote a strong b em i u s sub sup small mark abbr cite q";
const CODE_TAGS = "code pre kbd samp time del ins span div";
const LIST_TAGS = "ul ol li dl dt dd";
const MEDIA_TAGS = "figure figcaption img";
const TABLE_TAGS = "table caption thead tbody tfoot tr th td";
const ALLOWED_TAGS = [TEXT_TAGS, CODE_TAGS, LIST_TAGS, MEDIA_TAGS, TABLE_TAGS].flatMap((names) =>
  names.split(" "),
);

const ALLOWED_ATTR =
  "href title id src alt width height colspan rowspan scope start reversed datetime cite lang dir rel target".split(
    " ",
  );

/** What a post may contain. Everything else is removed, on save and on render. */
export function sanitizeHtml(html: string): string {
  return purify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
