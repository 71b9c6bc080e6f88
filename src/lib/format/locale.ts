/**
 * What the interface is written in. Numbers, money and whatever stands in prerendered HTML are in
 * it for every reader, so that the browser finds the text that the server wrote.
 */
export const PAGE_LOCALE = "en-US";

/**
 * The reader's own English ("en-GB" says 14:30), for what only the browser renders: the staff
 * pages, and the clocks of the public ones. PAGE_LOCALE for who reads none.
 */
export function readerLocale(): string {
  if (typeof navigator === "undefined") return PAGE_LOCALE;
  return navigator.languages.find((language) => /^en-[A-Z]{2}$/.test(language)) ?? PAGE_LOCALE;
}
