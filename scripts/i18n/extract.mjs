// node scripts/i18n/extract.mjs es: writes src/locales/es.json with every text of the interface. Without a language it
// updates all.
import { mkdirSync } from "node:fs";
import {
  catalogueOf,
  FOLDER,
  existingLanguages,
  readCatalogue,
  writeCatalogue,
} from "./catalogues.mjs";
import { sourceTexts } from "./source-texts.mjs";

const texts = await sourceTexts();
const requested = process.argv.slice(2);
const languages = requested.length > 0 ? requested : existingLanguages();
if (languages.length === 0) {
  console.log(
    `${texts.size} texts, and no language but English: node scripts/i18n/extract.mjs es adds one.`,
  );
} else mkdirSync(FOLDER, { recursive: true });

for (const language of languages) {
  const catalogue = catalogueOf(language, texts, readCatalogue(language));
  writeCatalogue(language, catalogue);
  const translations = Object.values(catalogue);
  const translated = translations.filter((text) => text !== "").length;
  console.log(`${FOLDER}/${language}.json: ${translated} of ${translations.length} are translated`);
}
