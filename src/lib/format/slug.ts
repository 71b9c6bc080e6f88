/** Letters of Latin alphabets that Unicode does not split into a plain letter and an accent. */
const LATIN_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ŧ: "t",
  ŋ: "ng",
  ı: "i",
  ə: "e",
  ɛ: "e",
  ɔ: "o",
  ɓ: "b",
  ɗ: "d",
  ƙ: "k",
  // Of Hawaiian and other names: letters to Unicode, and nothing an address has.
  ʻ: "",
  ʼ: "",
};

/** Lowercase, without accents, as far as that goes without a table of scripts. */
function foldLatin(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, (letter) => LATIN_LETTERS[letter] ?? letter);
}

/**
 * Lowercase, runs of anything but letters and digits replaced by one hyphen, none at the
 * ends. Accents are dropped first ("Café" gives "cafe", "Straße" "strasse"). Empty when nothing
 * is left, as for a title in a script without Latin letters. As long as the title: the rule has
 * no limit.
 */
export function slugFromTitle(title: string): string {
  return foldLatin(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** What a post is called when its title gives nothing, as for a title of nothing but emoji. */
export function fallbackSlug(id: string): string {
  return `post-${id.slice(0, 8).toLowerCase()}`;
}

/** Whether the title has letters or digits that only the table of scripts turns into Latin ones. */
export function needsTransliteration(title: string): boolean {
  return /(?![a-z0-9])[\p{L}\p{N}]/u.test(foldLatin(title));
}

async function transliterate(title: string): Promise<string> {
  const { default: anyAscii } = await import("any-ascii");
  const letters = title
    .normalize("NFC")
    // Joiners and direction marks stand inside words.
    .replace(/\p{Cf}/gu, "")
    // The table would spell emoji out: ":fire:".
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    // Chinese has no spaces between words; a syllable is the next best thing.
    .replace(/\p{Script=Han}/gu, "$& ");
  return anyAscii(letters).replace(/[`'"]/g, "");
}

/**
 * A slug for a title in any script; never empty. The table of scripts, which is large, is loaded
 * for those that need it. Where it does not load, the slug is what the title's Latin letters give.
 */
export async function slugForTitle(title: string, id: string): Promise<string> {
  let latin = title;
  if (needsTransliteration(title)) {
    try {
      latin = await transliterate(title);
    } catch (error) {
      console.warn("The title could not be transliterated", error);
    }
  }
  return slugFromTitle(latin) || fallbackSlug(id);
}

export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
