type Values = Record<string, string | number>;

type Translate = (text: string, values?: Values) => string;

/** A text in English, which is its own key: with its values, and in the singular for one of what it counts. */
export const inEnglish: Translate = (text, values = {}) => {
  const { count, defaultValue_one: singular } = values;
  const chosen = count === 1 && typeof singular === "string" ? singular : text;
  return chosen.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
};

let translate = inEnglish;

/**
 * For code that acts on a page before i18next is there: a page is sent in English, and one that is
 * to be read in another language starts the app, i18next with it.
 */
export const t: Translate = (text, values) => translate(text, values);

export function translateBy(translator: Translate): void {
  translate = translator;
}
