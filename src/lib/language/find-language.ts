import LanguageDetector from "i18next-browser-languagedetector";

const DETECTION = {
  order: ["querystring", "cookie", "localStorage", "sessionStorage", "navigator", "htmlTag"],
  lookupQuerystring: "lng",
  lookupLocalStorage: "i18nextLng",
  caches: ["localStorage"],
};

/** Finds the visitor's language, such as "pt-BR", and remembers it. */
export function findLanguage(): string {
  const detector = new LanguageDetector({ languageUtils: {} }, DETECTION);
  const detected = detector.detect();
  const language = (Array.isArray(detected) ? detected[0] : detected) ?? "en";
  detector.cacheUserLanguage(language);
  return language;
}
