// The only rule for e-mail addresses in forms and imports. The database has it again as
// private.clean_email() and public.email_address; a test compares them.

/** Invisible characters, copied along with an address, would make it another one. */
const INVISIBLE =
  "\\u00ad\\u034f\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufe00-\\ufe0f\\ufeff";
const LETTER = `[^@\\s${INVISIBLE}]`;
const DOMAIN_LETTER = `[^@\\s.${INVISIBLE}]`;

const ALL_INVISIBLE = new RegExp(`[${INVISIBLE}]`, "g");
const EMAIL = new RegExp(
  `^(?!mailto:|.*\\.\\.)${LETTER}+@${DOMAIN_LETTER}+(?:\\.${DOMAIN_LETTER}+)+$`,
  "i",
);

/** Extracts the address from typed or copied text. */
export function cleanEmail(typed: string): string {
  const text = typed.replace(ALL_INVISIBLE, "").trim();
  const inBrackets = /<([^<>]*)>$/.exec(text)?.[1] ?? text;
  return inBrackets
    .trim()
    .replace(/^mailto:([^?]*).*$/is, "$1")
    .replace(/[.,;\s]+$/, "")
    .trim();
}

/** At least one dot in the domain, and no two in a row. */
export const isEmail = (address: string) => EMAIL.test(address);
