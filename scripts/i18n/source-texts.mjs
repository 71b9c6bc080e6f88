// Finds the texts that t() may get, in the source. English texts are the keys.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseAst } from "vite";
import { contentTexts } from "./content-texts.mjs";
import { holding, nameOf, nodesIn, textOf, valuesOf } from "./syntax-tree.mjs";

/** @typedef {import("./syntax-tree.mjs").Node} Node */
/** @typedef {{ source: string, program: Node }} SourceFile */
/** @typedef {{ isCounted: boolean, singular?: string }} TextForms */

const EXCLUDED =
  /\.test\.tsx?$|database\.types\.ts$|-corpus\.ts$|^src\/(app\/dev\/|data\/sample-\w+\/|components\/example-site\/(?!example-labels)|content\/example-businesses)/;

/** Identifiers begin in lower case and have no space. */
const isText = (/** @type {string | null} */ text) =>
  text !== null && /\p{L}/u.test(text) && /^[^\p{Ll}/#<-]|^[^/#<-].*\s/u.test(text);

/** @returns {SourceFile[]} */
function sourceFiles() {
  const listed = execFileSync("git", [
    "ls-files",
    "-co",
    "--exclude-standard",
    "src/*.ts",
    "src/*.tsx",
  ]);
  const files = listed.toString().trim().split("\n");
  return files
    .filter((file) => !EXCLUDED.test(file))
    .map((file) => {
      const source = readFileSync(file, "utf8");
      return { source, program: parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" }) };
    });
}

/** @param {Node} node @returns {{ given: Node[], options: Record<string, Node> } | null} */
function translationOf(node) {
  const isCall = node.type === "CallExpression" && nameOf(node.callee) === "t";
  if (!isCall && !(node.type === "JSXOpeningElement" && nameOf(node.name) === "Trans")) return null;
  /** @type {Node[]} */
  const parts = (isCall ? node.arguments[1]?.properties : node.attributes) ?? [];
  const options = Object.fromEntries(parts.map((part) => holding(part) ?? ["", part]));
  return { given: valuesOf(isCall ? node.arguments[0] : options.i18nKey), options };
}

/**
 * All texts, and whether each has plural forms. Finds
 * - texts in t("…") and <Trans i18nKey="…">;
 * - texts under a name that is passed to t(): t(step.label) finds each `label: "…"`, t(stepLabels[step]) and
 * t(item) all of `stepLabels` and `items`;
 * - texts in a statement whose comment says "for t()".
 * @returns {Promise<Map<string, TextForms>>}
 */
export async function sourceTexts() {
  const files = sourceFiles();
  const nodes = files.flatMap(({ program }) => [...nodesIn(program)]);
  const named = nodes.flatMap((node) => {
    const found = holding(node);
    return found ? [found] : [];
  });
  /** @type {Map<string, TextForms>} */
  const texts = new Map();
  /** @type {Set<string>} */
  const names = new Set();

  for (const { given, options } of nodes.flatMap((node) => translationOf(node) ?? [])) {
    const singular = options.defaultValue_one && textOf(options.defaultValue_one);
    const forms = { isCounted: "count" in options, ...(singular && { singular }) };
    for (const value of given) {
      const text = textOf(value);
      if (text !== null) texts.set(text, forms);
      else names.add(nameOf(value) ?? "");
    }
  }

  const isTextName = (/** @type {string | null} */ name) =>
    name !== null && (names.has(name) || names.has(name.replace(/s$/, "")));
  const marked = files.flatMap(textsForT);
  const content = await contentTexts();
  const textNodes = named
    .filter(([name]) => isTextName(name))
    .flatMap(([, value]) => valuesOf(value));
  for (const text of [...[...textNodes.map(textOf), ...content].filter(isText), ...marked]) {
    if (text !== null && !texts.has(text)) texts.set(text, { isCounted: false });
  }
  return texts;
}

/** @param {SourceFile} file */
function textsForT({ source, program }) {
  /** @type {Node[]} */
  const statements = program.body;
  const marked = statements.filter(({ start }, place) =>
    /for `t\(\)`/i.test(source.slice(statements[place - 1]?.end ?? 0, start)),
  );
  const nodes = marked.flatMap((statement) => [...nodesIn(statement)]);
  const keys = new Set(nodes.flatMap(({ type, key }) => (type === "Property" ? [key] : [])));
  return nodes.filter((node) => !keys.has(node)).map(textOf);
}
