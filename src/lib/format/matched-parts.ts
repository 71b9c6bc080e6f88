type TextPart = { text: string; isMatch: boolean };

const SINGLE: Record<string, string> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
  ə: "e",
  ß: "ss",
  æ: "ae",
  œ: "oe",
};
const SPELLED: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa" };

/** As the database compares characters (`private.folded`, `private.spelled_out`): "Ü" is "u", spelled out "ue". */
function foldCharacter(character: string, isSpelled: boolean): string {
  const lower = character.toLowerCase();
  const spelled = isSpelled ? SPELLED[lower] : undefined;
  return spelled ?? SINGLE[lower] ?? lower.normalize("NFD").replace(/\p{M}/gu, "");
}

const fold = (text: string, isSpelled = false) =>
  Array.from(text.normalize("NFC"), (character) => foldCharacter(character, isSpelled)).join("");

/** The words of a search, as texts are compared. */
const searchedWords = (typed: string): string[] => fold(typed).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The digits of a typed phone number, or of its end; null for anything else. */
const phoneDigits = (typed: string): string | null => {
  const digits = typed.replace(/\D/g, "");
  return /^[\d\s().+-]+$/.test(typed.trim()) && digits.length >= 4 ? digits.slice(-10) : null;
};

/** Whether each character of the text belongs to a word that begins with one of the searched words. */
function markWords(characters: string[], words: readonly string[], isSpelled: boolean): boolean[] {
  const places: number[] = [];
  let plain = "";
  for (const [place, character] of characters.entries()) {
    const folded = foldCharacter(character, isSpelled);
    plain += folded;
    for (let nth = 0; nth < folded.length; nth += 1) places.push(place);
  }
  const marks = characters.map(() => false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at !== -1; at = plain.indexOf(word, at + 1)) {
      if (at > 0 && /[\p{L}\p{N}]/u.test(plain.charAt(at - 1))) continue;
      for (const place of places.slice(at, at + word.length)) marks[place] = true;
    }
  }
  return marks;
}

/** The last digits of a phone number, with what separates them. */
function markDigits(characters: string[], digits: string): boolean[] {
  const places = characters.flatMap((character, place) => (/\d/.test(character) ? [place] : []));
  const isEnd =
    places.length >= 7 &&
    places
      .map((place) => characters[place])
      .join("")
      .endsWith(digits);
  const from = isEnd ? places.at(-digits.length) : undefined;
  return characters.map((_, place) => from !== undefined && place >= from);
}

/** A text cut where words of it match a search, which may be the end of a phone number. */
export function matchedParts(text: string, typed: string, near: readonly string[] = []) {
  const characters = Array.from(text.normalize("NFC"));
  const words = [...searchedWords(typed), ...near];
  const digits = phoneDigits(typed);
  const layers = [markWords(characters, words, false), markWords(characters, words, true)];
  if (digits !== null) layers.push(markDigits(characters, digits));
  const parts: TextPart[] = [];
  for (const [place, character] of characters.entries()) {
    const isMatch = layers.some((marks) => marks[place] === true);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += character;
    else parts.push({ text: character, isMatch });
  }
  return parts;
}

export const hasMatch = (text: string, typed: string, near: readonly string[] = []): boolean =>
  matchedParts(text, typed, near).some(({ isMatch }) => isMatch);
