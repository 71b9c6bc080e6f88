/** Latin letters that Unicode does not decompose into a letter and an accent. */
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
  // Hawaiian and other letters that a URL leaves out.
  ʻ: "",
  ʼ: "",
};

/** Lowercase and without accents, where that needs no table of scripts. */
function foldLatin(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, (character) => LATIN_LETTERS[character] ?? character);
}

/**
 * Lowercase, with each run of other characters than letters and digits replaced by one hyphen, none
 * at the ends. Accents are dropped ("Café" gives "cafe", "Straße" "strasse"). Empty for a title
 * without Latin letters. The length is not limited.
 */
export function slugFromTitle(title: string): string {
  return foldLatin(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

export function fallbackSlug(id: string): string {
  return `post-${id.slice(0, 8).toLowerCase()}`;
}

/** Whether the title has letters or digits that need the table of scripts. */
export function needsTransliteration(title: string): boolean {
  return /(?![a-z0-9])[\p{L}\p{N}]/u.test(foldLatin(title));
}

async function transliterate(title: string): Promise<string> {
  const { default: anyAscii } = await import("any-ascii");
  const text = title
    .normalize("NFC")
    // Joiners and direction marks are inside words.
    .replace(/\p{Cf}/gu, "")
    // The table would spell out emoji: ":fire:".
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    // Chinese has no spaces between words, so syllables are separated.
    .replace(/\p{Script=Han}/gu, "$& ");
  return anyAscii(text).replace(/[`'"]/g, "");
}

/** Never empty. Without the large table of scripts it uses the title's Latin letters. */
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
