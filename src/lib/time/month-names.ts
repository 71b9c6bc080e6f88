/** The letters of a word, lower case and without accents. */
export const bareLetters = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "");

/** Names of the months in the languages that imported files use, as bare letters, with numbers from 1. */
export const MONTH_NAMES = ["en", "es", "fr", "de"].flatMap((language) => {
  const name = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => ({
    name: bareLetters(name.format(Date.UTC(2026, month))),
    number: month + 1,
  }));
});
