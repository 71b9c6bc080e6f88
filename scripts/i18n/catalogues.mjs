import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

export const FOLDER = "src/locales";

/** @typedef {Record<string, string>} Catalogue */
/** @typedef {Awaited<ReturnType<typeof import("./source-texts.mjs").sourceTexts>>} Texts */

/** @param {string} language */
const fileOf = (language) => `${FOLDER}/${language}.json`;

/** @returns {string[]} */
export function existingLanguages() {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []);
}

/** @param {string} language @returns {Catalogue} */
export function readCatalogue(language) {
  const file = fileOf(language);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** @param {string} language @param {Catalogue} catalogue */
export function writeCatalogue(language, catalogue) {
  writeFileSync(fileOf(language), `${JSON.stringify(catalogue, null, 2)}\n`);
}

/**
 * Keeps existing translations, adds new texts as "", which shows English, and drops unused ones. Counted texts
 * get one entry for each plural form of the language.
 * @param {string} language @param {Texts} texts @param {Catalogue} before @returns {Catalogue}
 */
export function catalogueOf(language, texts, before) {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = [...texts].flatMap(([text, { isCounted }]) =>
    isCounted ? forms.map((form) => `${text}_${form}`) : [text],
  );
  return Object.fromEntries(keys.sort().map((key) => [key, before[key] ?? ""]));
}
