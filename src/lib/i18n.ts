import i18next, { type InitOptions } from "i18next";
import { initReactI18next } from "react-i18next";

const DETECTION = {
  order: ["querystring", "cookie", "localStorage", "sessionStorage", "navigator", "htmlTag"],
  lookupQuerystring: "lng",
  lookupLocalStorage: "i18nextLng",
  caches: ["localStorage"],
};

const OPTIONS: InitOptions = {
  lng: "en",
  fallbackLng: "en",
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
};

/** English text is its own key: nothing is bundled, and an unknown language reads English. */
export function startI18n(): void {
  if (i18next.isInitialized) return;
  void i18next.use(initReactI18next).init(OPTIONS);
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
  await i18next.changeLanguage(language);
  detector.cacheUserLanguage(language);
}
