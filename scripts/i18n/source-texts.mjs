// What t() can be asked for, read from the source. English is its own key, so this is all that a
// translator needs.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseAst } from "vite";
import { contentTexts } from "./content-texts.mjs";
import { holding, nameOf, nodesIn, textOf, valuesOf } from "./syntax-tree.mjs";

/** @typedef {import("./syntax-tree.mjs").Node} Node */
/** @typedef {{ source: string, program: Node }} SourceFile */
/** @typedef {{ isCounted: boolean, singular?: string }} TextForms */

/** Tests, the kit's page of the development server, and what is data or drawn, not said. */
const LEFT_OUT =
  /\.test\.tsx?$|database\.types\.ts$|-corpus\.ts$|^src\/(app\/dev\/|data\/sample-\w+\/|components\/example-site\/(?!example-labels))/;

/** Words, and not a name for a program: those begin small and have no space. */
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
    .filter((file) => !LEFT_OUT.test(file))
    .map((file) => {
      const source = readFileSync(file, "utf8");
      return { source, program: parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" }) };
    });
}

/**
 * What a call of t() or a <Trans> is given, and its options by name.
 * @param {Node} node
 * @returns {{ given: Node[], options: Record<string, Node> } | null}
 */
function translationOf(node) {
  const isCall = node.type === "CallExpression" && nameOf(node.callee) === "t";
  if (!isCall && !(node.type === "JSXOpeningElement" && nameOf(node.name) === "Trans")) return null;
  /** @type {Node[]} */
  const parts = (isCall ? node.arguments[1]?.properties : node.attributes) ?? [];
  const options = Object.fromEntries(parts.map((part) => holding(part) ?? ["", part]));
  return { given: valuesOf(isCall ? node.arguments[0] : options.i18nKey), options };
}

/**
 * Every text, and whether it has a form for each number of things. Found are
 * - what is written in t("…") and <Trans i18nKey="…">;
 * - what is held under a name that t() is given elsewhere: t(step.label) finds each `label: "…"`,
 *   t(stepLabels[step]) all of `stepLabels`, t(items[0]) and t(item) all `items`;
 * - what stands in a statement whose comment says "for t()".
 * @returns {Promise<Map<string, TextForms>>}
 */
export async function sourceTexts() {
  const files = sourceFiles();
  const nodes = files.flatMap(({ program }) => [...nodesIn(program)]);
  const held = nodes.flatMap((node) => {
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
  const heldHere = held
    .filter(([name]) => isTextName(name))
    .flatMap(([, value]) => valuesOf(value));
  for (const text of [...[...heldHere.map(textOf), ...content].filter(isText), ...marked]) {
    if (text !== null && !texts.has(text)) texts.set(text, { isCounted: false });
  }
  return texts;
}

/**
 * The texts of each statement whose comment says "for `t()`".
 * @param {SourceFile} file
 */
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
