export type PostSearch = {
  /** What a person typed; empty for everything. */
  search: string;
  /** Null for every category. */
  category: string | null;
};

type SearchCondition = { or: string; title?: never } | { title: string; or?: never };

const LONGEST_SEARCH = 200;

/** A keyboard has the straight ones, a title well set the curved. */
const QUOTES: [RegExp, string][] = [
  [/['‘’]/g, "['‘’]"],
  [/["“”]/g, '["“”]'],
];

/**
 * A search in title and slug, as PostgREST takes it: a ready `or` filter, or a regular
 * expression for the title. Null when there is nothing to look for.
 *
 * Only what a slug can hold is looked for in slugs, so the `or` filter, whose values would
 * need quoting, never holds a character that has a meaning. Everything else can only be in a
 * title and goes as a regular expression, because PostgREST reads every `*` of an `ilike` as
 * "anything" and offers no way to say otherwise.
 */
export function filterOf(typed: string): SearchCondition | null {
  // Postgres refuses a NUL, and no title holds any.
  const text = typed
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, LONGEST_SEARCH);
  if (text === "") return null;
  // The list shows "/blog/the-slug", so that is what gets pasted.
  const slug = text.replace(/^(?:.*\/)?blog\//, "");
  if (/^[a-z0-9-]+$/i.test(slug)) return { or: `title.ilike.*${slug}*,slug.ilike.*${slug}*` };
  const pattern = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return { title: QUOTES.reduce((all, [quote, either]) => all.replace(quote, either), pattern) };
}
