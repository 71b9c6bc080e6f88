// The one rule for an e-mail address, in every form and import. The database has it again, for what comes past them:
// private.clean_email() and the type public.email_address, which a test compares.

/** Letters that take no room: copied along with an address, they make it another one that nobody can see. */
const INVISIBLE =
  "\\u00ad\\u034f\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufe00-\\ufe0f\\ufeff";
const LETTER = `[^@\\s${INVISIBLE}]`;
const DOMAIN_LETTER = `[^@\\s.${INVISIBLE}]`;

const ALL_INVISIBLE = new RegExp(`[${INVISIBLE}]`, "g");
const EMAIL = new RegExp(
  `^(?!mailto:|.*\\.\\.)${LETTER}+@${DOMAIN_LETTER}+(?:\\.${DOMAIN_LETTER}+)+$`,
  "i",
);

/** The address in what was typed or copied: without what programs put around it, and sentences behind it. */
export function cleanEmail(typed: string): string {
  const text = typed.replace(ALL_INVISIBLE, "").trim();
  const inBrackets = /<([^<>]*)>$/.exec(text)?.[1] ?? text;
  return inBrackets
    .trim()
    .replace(/^mailto:([^?]*).*$/is, "$1")
    .replace(/[.,;\s]+$/, "")
    .trim();
}

/** Whether it is an address as it is kept: at least one dot in its domain, and never two in a row. */
export const isEmail = (address: string) => EMAIL.test(address);
