/**
 * Lowercase, runs of anything but letters and digits replaced by one hyphen, none at the
 * ends. Accents are dropped first ("Café" gives "cafe"). Empty when nothing is left, as
 * for a title in a script without Latin letters. As long as the title: the rule has no limit.
 */
export function slugFromTitle(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** What a post is called when its title gives nothing, as for a title of nothing but emoji. */
export function fallbackSlug(id: string): string {
  return `post-${id.slice(0, 8).toLowerCase()}`;
}

/** Whether the title has letters or digits that only a transliteration turns into Latin ones. */
export function needsTransliteration(title: string): boolean {
  return /(?![\p{Script=Latin}0-9])[\p{L}\p{N}]/u.test(title.normalize("NFKD"));
}

/** A slug for a title in any script; never empty. The table of scripts is loaded when needed. */
export async function slugForTitle(title: string, id: string): Promise<string> {
  let latin = title;
  if (needsTransliteration(title)) {
    const { default: anyAscii } = await import("any-ascii");
    const letters = title
      .normalize("NFC")
      // Joiners and direction marks stand inside words.
      .replace(/\p{Cf}/gu, "")
      // The table would spell emoji out: ":fire:".
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
      // Chinese has no spaces between words; a syllable is the next best thing.
      .replace(/\p{Script=Han}/gu, "$& ");
    latin = anyAscii(letters).replace(/[`'"]/g, "");
  }
  return slugFromTitle(latin) || fallbackSlug(id);
}

export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
