import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { PAGE_LOCALE } from "@/lib/format/locale";

const NOT_TRANSLATED =
  "svg, script, style, noscript, code, kbd, blockquote, .prose, [translate=no]";

/** Overlays; what they cover was checked before. */
export const COVERS = ":is([role=menu], [role=dialog], [role=alertdialog])";

const DATA = [
  "supabase/seed",
  "src/data/dashboard",
  "src/data/sample-company",
  "src/content/company.ts",
  "src/features/crm/shared/list/region-options.ts",
  "src/content/example-businesses.ts",
  "src/features/marketing/signup/visitor-sign.ts",
  "src/features/marketing/examples/content",
  "src/features/marketing/examples/site",
  "src/features/marketing/reviews/reviews-data.ts",
  "src/features/marketing/social-proof/social-proof-entries.ts",
];

function textOf(path: string): string {
  if (!statSync(path).isDirectory()) return readFileSync(path, "utf8");
  return readdirSync(path)
    .map((name) => textOf(join(path, name)))
    .join("\n");
}

const invented = DATA.map(textOf).join("\n").replaceAll("''", "'");

const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

export function answersTo(page: Page): () => Promise<string> {
  const answers: Promise<string>[] = [];
  page.on("response", (response) => {
    if (!response.url().includes("/rest/v1/")) return;
    const texts = response.json().then(textsIn, () => []);
    answers.push(texts.then((found) => found.join("\n")));
  });
  return async () => (await Promise.all(answers)).join("\n");
}

const wordsOf = (options: Intl.DateTimeFormatOptions, dates: Date[]) =>
  dates.flatMap((date) => new Intl.DateTimeFormat(PAGE_LOCALE, options).format(date).split(" "));
const months = Array.from(
  { length: 12 },
  (_, month) => new Date(2026, month, month + 1, month * 2),
);

function relativeLabels(): string[] {
  const format = new Intl.RelativeTimeFormat(PAGE_LOCALE, { numeric: "auto" });
  const units = ["second", "minute", "hour", "day", "week", "month", "year"] as const;
  const spans = units.flatMap((unit) => [-2, -1, 0, 1, 2].map((span) => format.format(span, unit)));
  return spans.flatMap((span) => span.split(" "));
}

const DATE_WORDS = new Set([
  ...(["long", "short"] as const).flatMap((name) =>
    wordsOf({ month: name, weekday: name, hour: "numeric" }, months).map((word) =>
      word.replace(/,$/, ""),
    ),
  ),
  ..."am pm AM PM at min read ET EST EDT UTC GMT USD".split(" "),
  ...relativeLabels(),
]);

const isDate = (text: string) =>
  text.split(/[^\p{L}]+/u).every((word) => word === "" || DATE_WORDS.has(word));

const isAddress = (text: string) => /^\/\S+$|\.example\b/.test(text) && !/[a-z] [a-z]/.test(text);

async function renderedWith(page: Page): Promise<string> {
  const texts = await page.locator("script[type='application/json']").allTextContents();
  return texts.flatMap((text) => textsIn(JSON.parse(text))).join("\n");
}

/** For lists of names ("Lorraine Z., Reno, NV · Plumbing"), each word. */
function isData(text: string, data: string): boolean {
  const isName = (part: string) =>
    part
      .split(" ")
      .every((word) => /^[\p{Lu}\d&]/u.test(word) && data.includes(word.replace(/\.$/, "")));
  return (
    data.includes(text) ||
    text
      .split(/[,·•()“”:;#©|\n]|\s[–-]\s/)
      .map((part) => part.trim())
      .every((part) => isDate(part) || data.includes(part) || isName(part))
  );
}

const known = new Set<string>();

function isKnown(text: string, data: string): boolean {
  if (known.has(text)) return true;
  if (!isDate(text) && !isAddress(text) && !isData(text, data)) return false;
  known.add(text);
  return true;
}

/**
 * Visible and accessible texts that are not in the page's language, with their place. `answers` are the
 * database's.
 */
export async function untranslatedTexts(page: Page, answers: string): Promise<string[]> {
  const found = await page.evaluate(
    ({ notTranslated, openCovers }) => {
      const PSEUDO_TEXT = /[\u00c0-\u024f]|^\[|\]$/;
      const LETTERS = /\p{L}{2}/u;
      const whereOf = (element: Element) => {
        const steps: string[] = [];
        for (let at: Element | null = element; at && steps.length < 4; at = at.parentElement) {
          steps.unshift(at.tagName.toLowerCase() + (at.id ? `#${at.id}` : ""));
        }
        return steps.join(" > ");
      };
      const bare: { text: string; where: string }[] = [];
      const look = (text: string | null, element: Element, where: string) => {
        const words = text?.replaceAll(/\s+/g, " ").trim() ?? "";
        const isNamed = element.matches("svg[aria-label]");
        const outer = isNamed ? element.parentElement : element;
        if (!LETTERS.test(words) || PSEUDO_TEXT.test(words) || outer?.closest(notTranslated))
          return;
        if (element.checkVisibility({ visibilityProperty: true }))
          bare.push({ text: words, where });
      };
      const covers = [...document.querySelectorAll(openCovers)];
      const top = covers.findLast((cover) => cover.checkVisibility()) ?? document.body;
      const nodes = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const element = node.parentElement;
        if (element) look(node.nodeValue, element, whereOf(element));
      }
      for (const name of ["placeholder", "aria-label", "title", "alt"]) {
        for (const element of top.querySelectorAll(`[${name}]`)) {
          look(element.getAttribute(name), element, `${whereOf(element)} [${name}]`);
        }
      }
      return bare;
    },
    { notTranslated: NOT_TRANSLATED, openCovers: COVERS },
  );
  const data = [invented, answers, await renderedWith(page)].join("\n");
  const bare = found.filter(({ text }) => !isKnown(text, data));
  return [...new Set(bare.map(({ text, where }) => `“${text}” in ${where}`))];
}
