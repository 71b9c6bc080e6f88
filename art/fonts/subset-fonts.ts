// Subsets of the site's fonts: fewer characters, and only the weights and widths in use.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { convert } from "fontverter";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const MARKS = "\u00a0 !$%&'()+,-./0123456789:;?‘’“”–—…=×";

type Axes = Record<string, { min: number; max: number }>;

/** Every visit loads the core file; the rest of the Latin characters load when a page has them. */
const FONTS: Record<string, { file: string; core: string; axes: Axes; features: string[] }> = {
  archivo: {
    file: "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
    core: `${LETTERS}${MARKS}"#@÷©°·`,
    axes: { wght: { min: 400, max: 850 }, wdth: { min: 70, max: 100 } },
    // Omits ligatures, which look like the separate letters. rvrn: variants of a letter by weight.
    features: ["kern", "rvrn", "tnum"],
  },
  besley: {
    file: "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2",
    core: LETTERS + MARKS,
    axes: { wght: { min: 500, max: 800 } },
    features: ["kern", "liga", "tnum"],
  },
};

const ACCENTS = "ÁÉÍÑÓÖÚÜáàâäãåçéèêëíîïñóôöõøúûü";

const at = (value: number) => ({ min: value, max: value });

/** Headline fonts of three example sites. A page with one of them does not load Besley. */
const HEADLINE_FONTS: Record<string, { file: string; axes: Axes }> = {
  fraunces: {
    file: "@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2",
    axes: { wght: at(500), opsz: at(72), SOFT: at(50), WONK: at(0) },
  },
  nunito: {
    file: "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2",
    axes: { wght: at(800) },
  },
  jost: {
    file: "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2",
    axes: { wght: at(300) },
  },
};

export async function charactersIn(font: Buffer): Promise<Set<string>> {
  const face = new Face(new Blob(await convert(font, "sfnt")));
  return new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code)));
}

/** The characters of a font's package, without those that its second file (latin-ext) also has. */
export async function packagedCharacters(name: string) {
  const characters = await charactersIn(readFileSync(require.resolve(FONTS[name]?.file ?? "")));
  return new Set([...characters].filter((character) => !/[\u0100-\u0130]/.test(character)));
}

/** Font files by name. */
export async function subsetFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const [name, { file, axes }] of Object.entries(HEADLINE_FONTS)) {
    const font = await subsetFont(readFileSync(require.resolve(file)), LETTERS + ACCENTS + MARKS, {
      variationAxes: axes,
      keepFeatures: ["kern", "liga"],
      noHinting: true,
      dropTables: ["STAT"],
      targetFormat: "woff2",
    });
    files.set(`${name}-headline.woff2`, font);
  }
  for (const [name, { file, core, axes, features }] of Object.entries(FONTS)) {
    const font = readFileSync(require.resolve(file));
    const all = await packagedCharacters(name);
    const western = [...all].filter((character) => !core.includes(character)).join("");
    const options = {
      variationAxes: axes,
      keepFeatures: features,
      noHinting: true,
      // STAT serves style menus only. Dropping GDEF fixes kerning at the middle weight: half a pixel a line, for
      // a kilobyte.
      dropTables: ["STAT", "GDEF"],
    };
    for (const [part, characters] of Object.entries({ core, western })) {
      files.set(
        `${name}-${part}.woff2`,
        await subsetFont(font, characters, { ...options, targetFormat: "woff2" }),
      );
    }
  }
  return files;
}
