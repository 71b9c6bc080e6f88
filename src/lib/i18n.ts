import i18next, { type InitOptions } from "i18next";
import { initReactI18next } from "react-i18next";

const DETECTION = {
  order: ["querystring", "cookie", "localStorage", "sessionStorage", "navigator", "htmlTag"],
  lookupQuerystring: "lng",
  lookupLocalStorage: "i18nextLng",
  caches: ["localStorage"],
};

/** A file for each language but English, written by `npm run i18n:extract`: src/locales/es.json. */
const catalogues = import.meta.glob<Record<string, string>>("/src/locales/*.json", {
  import: "default",
});

const OPTIONS: InitOptions = {
  lng: "en",
  fallbackLng: "en",
  keySeparator: false,
  nsSeparator: false,
  returnEmptyString: false,
  initAsync: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
};

/**
 * English text is its own key: nothing is bundled, and whatever a language lacks reads English. A
 * text that is counted names its singular beside it, as `defaultValue_one`.
 */
export function startI18n(): void {
  if (i18next.isInitialized) return;
  void i18next.use(initReactI18next).init(OPTIONS);
  countEnglishAsEnglish();
}

/** A reader of a language without a catalogue reads English: "1 client" in Japanese, "0 clients" in French. */
function countEnglishAsEnglish(): void {
  const { pluralResolver } = i18next.services;
  const suffixOf = pluralResolver.getSuffix.bind(pluralResolver);
  pluralResolver.getSuffix = (code: string, ...rest: unknown[]) =>
    suffixOf(i18next.hasResourceBundle(code, "translation") ? code : "en", ...rest);
}

/**
 * Finds the visitor's language and remembers it. Called after the first render, which is in
 * the language of the HTML: detecting earlier would make React throw that HTML away.
 */
export async function detectLanguage(): Promise<void> {
  const { default: LanguageDetector } = await import("i18next-browser-languagedetector");
  const detector = new LanguageDetector(i18next.services, DETECTION);
  const detected = detector.detect();
  const language = (Array.isArray(detected) ? detected[0] : detected) ?? "en";
  await loadCatalogues(language);
  await i18next.changeLanguage(language);
  detector.cacheUserLanguage(language);
  document.documentElement.lang = i18next.resolvedLanguage ?? "en";
}

/** Of "pt-BR" and of "pt", where they are. */
async function loadCatalogues(language: string): Promise<void> {
  const codes: string[] = i18next.services.languageUtils.toResolveHierarchy(language);
  const loading = codes.map(async (code) => {
    const catalogue = await catalogues[`/src/locales/${code}.json`]?.();
    if (catalogue) i18next.addResourceBundle(code, "translation", catalogue);
  });
  await Promise.all(loading);
}
