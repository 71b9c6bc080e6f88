/**
 * The language of the interface. Prerendered text uses it for every reader, so that hydration finds
 * the same text.
 */
export const PAGE_LOCALE = "en-US";

/**
 * The reader's own English ("en-GB" writes 14:30), for text that only the browser renders.
 * PAGE_LOCALE for readers of other languages.
 */
export function readerLocale(): string {
  if (typeof navigator === "undefined") return PAGE_LOCALE;
  return navigator.languages.find((language) => /^en-[A-Z]{2}$/.test(language)) ?? PAGE_LOCALE;
}
