import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { charactersIn, packagedCharacters, subsetFonts } from "./subset-fonts";

const FOLDER = "src/assets/fonts/";
const files = await subsetFonts();
const css = readFileSync("src/styles/fonts.css", "utf8");

it("has every font committed as the code subsets it (node --import tsx art/fonts/make-fonts.ts)", () => {
  for (const [name, font] of files)
    expect(font.equals(readFileSync(FOLDER + name)), name).toBe(true);
});

it("has every visit load 50 KB of fonts at most", () => {
  const core = [...files].filter(([name]) => name.endsWith("-core.woff2"));
  expect(core).toHaveLength(2);
  expect(core.reduce((bytes, [, font]) => bytes + font.length, 0)).toBeLessThan(50 * 1024);
});

function rangesOf(file: string): [number, number][] {
  const face = css.match(new RegExp(`@font-face \\{[^}]*${file}[^}]*\\}`))?.[0] ?? "";
  return [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = "", to = from]) => [
    parseInt(from, 16),
    parseInt(to, 16),
  ]);
}

it.each(["archivo", "besley"])("asks for the right file of %s for every letter", async (name) => {
  const charactersOf = async (part: string) =>
    [...(await charactersIn(readFileSync(`${FOLDER}${name}-${part}.woff2`)))].filter((character) =>
      /[^\p{C}]/u.test(character),
    );
  const ranges = rangesOf(`${name}-western.woff2`);
  const isWestern = (character: string) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => code >= from && code <= to);
  };
  const [core, western] = [await charactersOf("core"), await charactersOf("western")];
  expect(core.filter(isWestern)).toEqual([]);
  expect(western.filter((character) => !isWestern(character))).toEqual([]);
  const packaged = [...(await packagedCharacters(name))].filter((character) =>
    /[^\p{C}]/u.test(character),
  );
  expect(
    packaged.filter((character) => !core.includes(character) && !western.includes(character)),
  ).toEqual([]);
});

it("declares the same weights and widths for all parts of a family, or a browser would use only one", () => {
  const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = ""]) => face);
  for (const family of ["Archivo Variable", "Besley Variable"]) {
    const parts = faces.filter((face) => face.includes(`"${family}"`));
    const descriptors = parts.map((face) => face.match(/font-(weight|stretch): [^;]*/g)?.join());
    expect(parts).toHaveLength(3);
    expect(new Set(descriptors).size, family).toBe(1);
  }
});
