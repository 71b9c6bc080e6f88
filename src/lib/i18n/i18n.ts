import i18next, { type InitOptions } from "i18next";
import LanguageDetector from "i18next-browser-languagedetector";
import { initReactI18next } from "react-i18next";
import { cataloguesOf } from "./catalogues";
import { inEnglish, translateBy } from "./translate";

const OPTIONS: InitOptions = {
  fallbackLng: "en",
  keySeparator: false,
  nsSeparator: false,
  returnEmptyString: false,
  initAsync: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  detection: {
    order: ["querystring", "cookie", "localStorage", "sessionStorage", "navigator", "htmlTag"],
    lookupQuerystring: "lng",
    lookupLocalStorage: "i18nextLng",
    caches: ["localStorage"],
  },
  // English plural rules whatever the language: "1 client" in Japanese, "0 clients" in French.
  parseMissingKeyHandler: (text, _, values) => inEnglish(text, values),
};

/**
 * English text is its own key, so nothing is bundled and missing translations read English. A
 * counted text has its singular as `defaultValue_one`. The reader's language is detected and stored
 * unless `language` is given.
 */
export function startI18n(language?: string): void {
  if (i18next.isInitialized) return;
  const options = language === undefined ? OPTIONS : { ...OPTIONS, lng: language };
  void i18next.use(LanguageDetector).use(initReactI18next).init(options);
  translateBy((text, values) => i18next.t(text, values ?? {}));
}

/** Whether there is a catalogue for the reader's language. */
export function hasCatalogue(): boolean {
  startI18n();
  return cataloguesOf(i18next.language).length > 0;
}

/** Loads the catalogue for the reader's language, if there is one, and renders the page in it. */
export async function loadCatalogue(): Promise<void> {
  const { language } = i18next;
  const catalogues = cataloguesOf(language);
  if (catalogues.length === 0) return;
  const loading = catalogues.map(async ({ code, load }) =>
    i18next.addResourceBundle(code, "translation", await load()),
  );
  await Promise.all(loading);
  await i18next.changeLanguage(language);
  document.documentElement.lang = i18next.resolvedLanguage ?? "en";
}
