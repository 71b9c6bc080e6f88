// The site's fonts, cut down to what its pages need: fewer letters, and the weights and widths in use.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { convert } from "fontverter";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const MARKS = "\u00a0 !$%&'()+,-./0123456789:;?‘’“”–—…=×";

/** @typedef {Record<string, { min: number, max: number }>} Axes */

/**
 * What every visit loads (core); the rest of the package's Latin is loaded where it is read.
 * @type {Record<string, { file: string, core: string, axes: Axes, features: string[] }>}
 */
const FONTS = {
  archivo: {
    file: "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
    core: `${LETTERS}${MARKS}"#@÷©°·`,
    axes: { wght: { min: 400, max: 850 }, wdth: { min: 70, max: 100 } },
    // Its ligatures look like the letters beside each other. rvrn: a letter may change with its weight.
    features: ["kern", "rvrn", "tnum"],
  },
  besley: {
    file: "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2",
    core: LETTERS + MARKS,
    axes: { wght: { min: 500, max: 800 } },
    features: ["kern", "liga", "tnum"],
  },
};

/** Letters of the names of people and towns. */
const ACCENTS = "ÁÉÍÑÓÖÚÜáàâäãåçéèêëíîïñóôöõøúûü";

const at = (/** @type {number} */ value) => ({ min: value, max: value });

/**
 * The headlines of three example sites, in one weight. A page that fetches one of them fetches no Besley.
 * @type {Record<string, { file: string, axes: Axes }>}
 */
const HEADLINE_FONTS = {
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

/** @param {Buffer} font @returns {Promise<Set<string>>} */
export async function lettersIn(font) {
  const face = new Face(new Blob(await convert(font, "sfnt")));
  return new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code)));
}

/**
 * The letters of a font's package, without those that its second file (latin-ext) has too.
 * @param {string} name
 */
export async function packagedLetters(name) {
  const letters = await lettersIn(readFileSync(require.resolve(FONTS[name]?.file ?? "")));
  return new Set([...letters].filter((letter) => !/[\u0100-\u0130]/.test(letter)));
}

/** @returns {Promise<Map<string, Buffer>>} by the file's name */
export async function subsetFonts() {
  const files = new Map();
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
    const all = await packagedLetters(name);
    const western = [...all].filter((letter) => !core.includes(letter)).join("");
    const options = {
      variationAxes: axes,
      keepFeatures: features,
      noHinting: true,
      // STAT is for menus of styles. Without GDEF a pair of letters is as close at every weight as at
      // the middle one: half a pixel a line, for a kilobyte.
      dropTables: ["STAT", "GDEF"],
    };
    for (const [part, letters] of Object.entries({ core, western })) {
      files.set(
        `${name}-${part}.woff2`,
        await subsetFont(font, letters, { ...options, targetFormat: "woff2" }),
      );
    }
  }
  return files;
}
