/** Lowercase letters without accents. */
export const bareWord = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "");

/** Month names in the languages of imported files, as bare letters, with numbers from 1. */
export const MONTH_NAMES = ["en", "es", "fr", "de"].flatMap((language) => {
  const name = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => ({
    name: bareWord(name.format(Date.UTC(2026, month))),
    number: month + 1,
  }));
});
