const ANY_SITE = "https://site.invalid/";

/** A picture's stored address, or null for one that no picture can have: `javascript:`. */
export function pictureAddress(text: string): string | null {
  if (!URL.canParse(text, ANY_SITE)) return null;
  return /^https?:$/.test(new URL(text, ANY_SITE).protocol) ? text : null;
}
