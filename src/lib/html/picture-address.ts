/** Only to resolve a path of the site; nothing is asked of it. */
const ANY_SITE = "https://site.invalid/";

/** A stored address as a picture's, or null for one that no picture can have: `javascript:`. */
export function pictureAddress(text: string): string | null {
  if (!URL.canParse(text, ANY_SITE)) return null;
  return /^https?:$/.test(new URL(text, ANY_SITE).protocol) ? text : null;
}
