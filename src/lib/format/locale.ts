/** Prerendered text uses it for every reader, so that hydration finds the same text. */
export const PAGE_LOCALE = "en-US";

/** The reader's English ("en-GB" writes 14:30), only for text that the browser renders. */
export function readerLocale(): string {
  if (typeof navigator === "undefined") return PAGE_LOCALE;
  return navigator.languages.find((language) => /^en-[A-Z]{2}$/.test(language)) ?? PAGE_LOCALE;
}
