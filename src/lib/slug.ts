/**
 * Lowercase, runs of anything but letters and digits replaced by one hyphen, none at the
 * ends. Accents are dropped first ("Café" gives "cafe"). Empty when nothing is left, as
 * for a title in a script without Latin letters.
 */
export function slugFromTitle(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
