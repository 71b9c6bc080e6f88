import i18next, { type InitOptions } from "i18next";
import { initReactI18next } from "react-i18next";
import { cataloguesOf } from "./catalogues";
import { tellNewLanguage, translateBy } from "./translate";

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
  translateBy((text, values) => i18next.t(text, values ?? {}));
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
  const { findLanguage } = await import("./find-language");
  const language = findLanguage();
  const loading = cataloguesOf(language).map(async ({ code, load }) =>
    i18next.addResourceBundle(code, "translation", await load()),
  );
  await Promise.all(loading);
  await i18next.changeLanguage(language);
  tellNewLanguage();
  document.documentElement.lang = i18next.resolvedLanguage ?? "en";
}
