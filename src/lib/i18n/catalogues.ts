const catalogues = import.meta.glob<Record<string, string>>("/src/locales/*.json", {
  import: "default",
});

/** Without catalogues every reader reads English. */
export const hasCatalogues = Object.keys(catalogues).length > 0;

type Catalogue = { code: string; load: () => Promise<Record<string, string>> };

export function cataloguesOf(language: string): Catalogue[] {
  const codes = new Set([language, language.split("-")[0] ?? language]);
  return [...codes].flatMap((code) => {
    const load = catalogues[`/src/locales/${code}.json`];
    return load === undefined ? [] : [{ code, load }];
  });
}
