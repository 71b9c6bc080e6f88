import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { sourceTexts } from "../../../scripts/i18n/source-texts.mjs";

const PSEUDO = "en-XA";

const ACCENTED: Record<string, string> = {
  a: "áá",
  e: "éé",
  i: "íí",
  o: "óó",
  u: "úú",
  y: "ýý",
  A: "Áá",
  E: "Éé",
  I: "Íí",
  O: "Óó",
  U: "Úú",
};

/** Readable English of German length: "[Séénd my déétááííls]". */
function pseudo(text: string): string {
  const parts = text.split(/(\{\{[^}]*\}\}|<[^>]*>)/);
  const accented = parts.map((part, place) =>
    place % 2 === 1
      ? part
      : part.replace(/[aeiouyAEIOU]/g, (character) => ACCENTED[character] ?? character),
  );
  return `[${accented.join("")}]`;
}

async function pseudoCatalogue(): Promise<Record<string, string>> {
  const catalogue: Record<string, string> = {};
  for (const [text, { isCounted, singular }] of await sourceTexts()) {
    catalogue[isCounted ? `${text}_other` : text] = pseudo(text);
    if (isCounted) catalogue[`${text}_one`] = pseudo(singular ?? text);
  }
  return catalogue;
}

let catalogue: Promise<Record<string, string>> | undefined;

const LIST = /Object\.assign\(\{(?=\}\)|"\/src\/locales)/;

/**
 * From the next load the site has a catalogue of the pseudo-language, made of what `node scripts/i18n/extract.mjs` finds,
 * and the browser remembers that language. English remains where a text is not translated or not found.
 */
export async function speakPseudo(page: Page): Promise<void> {
  catalogue ??= pseudoCatalogue();
  const body = JSON.stringify(await catalogue);
  await page.route("**/pseudo-catalogue.json", (route) => route.fulfill({ body }));
  await page.route("**/assets/*.js", async (route) => {
    const { pathname } = new URL(route.request().url());
    const code = await readFile(`${process.env.CURBFRONT_DIST ?? "dist"}${pathname}`, "utf8");
    const entry = `"/src/locales/${PSEUDO}.json":()=>fetch("/pseudo-catalogue.json").then((a)=>a.json()),`;
    const withPseudo = code.replace(LIST, `Object.assign({${entry}`);
    await route.fulfill({ contentType: "text/javascript", body: withPseudo });
  });
  await page.addInitScript((language) => localStorage.setItem("i18nextLng", language), PSEUDO);
}
