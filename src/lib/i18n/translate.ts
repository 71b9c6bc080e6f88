type Values = Record<string, string | number>;

type Translate = (text: string, values?: Values) => string;

/** The English text, which is its own key, with its values and plural. */
export const inEnglish: Translate = (text, values = {}) => {
  const { count, defaultValue_one: singular } = values;
  const chosen = count === 1 && typeof singular === "string" ? singular : text;
  return chosen.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
};

let translate = inEnglish;

/** For code that runs before i18next, when the page is in English. */
export const t: Translate = (text, values) => translate(text, values);

export function translateBy(translator: Translate): void {
  translate = translator;
}
