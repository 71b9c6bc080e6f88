// npm run i18n:extract -- es: writes src/locales/es.json, the catalogue of that language, with every
// text of the interface. What is translated stays; what is new is "" and reads English until it is
// filled in; what the interface says no more goes. Without a name it does so for every language there is.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { sourceTexts } from "./source-texts.mjs";

const FOLDER = "src/locales";

/** @typedef {Record<string, string>} Catalogue */

/** @returns {string[]} */
function languagesHere() {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []);
}

const texts = await sourceTexts();
const asked = process.argv.slice(2);
const languages = asked.length > 0 ? asked : languagesHere();
mkdirSync(FOLDER, { recursive: true });
for (const language of languages) {
  const file = `${FOLDER}/${language}.json`;
  /** @type {Catalogue} */
  const before = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = [...texts].flatMap(([text, { isCounted }]) =>
    isCounted ? forms.map((form) => `${text}_${form}`) : [text],
  );
  const catalogue = Object.fromEntries(keys.sort().map((key) => [key, before[key] ?? ""]));
  writeFileSync(file, `${JSON.stringify(catalogue, null, 2)}\n`);
  const translated = Object.values(catalogue).filter((text) => text !== "").length;
  console.log(`${file}: ${translated} of ${keys.length} texts are translated`);
}
if (languages.length === 0) {
  console.log(
    `${texts.size} texts, and no language but English: npm run i18n:extract -- es adds one.`,
  );
}
