// Lint rule: a text beside something conditional needs its own element, and so does a text that is all a
// component renders.
// Browser translation replaces text nodes by elements. React then fails to insert before or remove the old node,
// and the page with its unsaved input is lost. Only the sole text of an element is safe to update.

/** @typedef {{type: string, range: [number, number], [key: string]: any}} Node */
/** @typedef {"nothing" | "element" | "text"} Kind */

/** Components of the kit that wrap text children in elements (src/components/ui/texts-alone.tsx). */
const WRAP_CHILDREN = ["Alert", "Badge", "Button"];

const RETURN_ELEMENTS = [
  "cell",
  "children",
  "control",
  "dialog",
  "dropRoom",
  "entries",
  "input",
  "list",
  "textsAlone",
];

const RENDER_TEXT = ["Trans"];

const lastName = (/** @type {Node} */ node) => node.name ?? node.property?.name ?? "";

/** @param {Node} node @returns {Node} without wrappers such as type assertions */
const bare = (node) =>
  ["ChainExpression", "ParenthesizedExpression", "TSAsExpression"].includes(node.type)
    ? bare(node.expression)
    : node;

/** @param {Node} node @returns {Kind[]} */
function callKinds({ callee, arguments: args }) {
  const name = lastName(callee);
  if (["map", "flatMap"].includes(name)) {
    const drawn = args[0]?.type === "ArrowFunctionExpression" ? kindsOf(args[0].body) : [];
    return ["nothing", ...drawn];
  }
  return RETURN_ELEMENTS.includes(name) ? ["element"] : ["text"];
}

/** @param {Node} wrapped @returns {Kind[]} */
function kindsOf(wrapped) {
  const node = bare(wrapped);
  switch (node.type) {
    case "JSXElement":
      return [RENDER_TEXT.includes(nameOf(node)) ? "text" : "element"];
    case "ArrowFunctionExpression":
    case "BlockStatement":
      return ["element"];
    case "JSXFragment":
      return [...new Set(/** @type {Kind[]} */ (node.children.flatMap(childKinds)))];
    case "JSXEmptyExpression":
      return [];
    case "Literal":
      if (node.value === null || typeof node.value === "boolean") return ["nothing"];
      return String(node.value).trim() === "" ? [] : ["text"];
    case "ConditionalExpression":
      return [...kindsOf(node.consequent), ...kindsOf(node.alternate)];
    case "LogicalExpression":
      return node.operator === "&&"
        ? ["nothing", ...kindsOf(node.right)]
        : [...kindsOf(node.left), ...kindsOf(node.right)];
    case "CallExpression":
      return callKinds(node);
    default:
      // Any other name may be a text, such as {children} and {label}.
      return /^dialogs?$/.test(lastName(node)) ? ["element"] : ["text"];
  }
}

/** @param {Node} child @returns {Kind[]} */
function childKinds(child) {
  if (child.type === "JSXText") return child.value.trim() === "" ? [] : ["text"];
  return kindsOf(child.type === "JSXExpressionContainer" ? child.expression : child);
}

function isConditional(/** @type {Node} */ child) {
  const kinds = childKinds(child);
  if (kinds.includes("nothing")) return new Set(kinds).size > 1;
  return (
    bare(child.expression ?? child).type === "ConditionalExpression" && kinds.includes("element")
  );
}

const nameOf = (/** @type {Node} */ element) => element.openingElement?.name.name;

/** @param {Node} wrapped @returns {Node[]} */
function branches(wrapped) {
  const node = bare(wrapped);
  if (node.type === "ConditionalExpression") {
    return [...branches(node.consequent), ...branches(node.alternate)];
  }
  return node.type === "LogicalExpression" ? branches(node.right) : [node];
}

const RETURNS_TEXT = /^t$|^format|(?:Label|Text|Summary)$/;

/** @param {Node} node an expression rendered by a component @returns {boolean} */
function isTextAlone(node) {
  switch (node.type) {
    case "JSXFragment":
      return node.children.some(
        (/** @type {Node} */ { type, expression, ...child }) =>
          (type === "JSXText" && child.value.trim() !== "") ||
          (expression?.type === "CallExpression" && isTextAlone(expression)),
      );
    case "JSXElement":
      return RENDER_TEXT.includes(nameOf(node));
    case "CallExpression":
      return RETURNS_TEXT.test(lastName(node.callee));
    case "Identifier":
    case "MemberExpression":
      return !["children", "undefined"].includes(lastName(node));
    default:
      return node.type === "TemplateLiteral";
  }
}

/** @param {Node} node the function that contains a statement */
function functionName(node) {
  let up = node.parent;
  while (up !== null && !up.type.includes("Function")) up = up.parent;
  return up?.id?.name ?? up?.parent?.id?.name ?? "";
}

function isUntranslated(/** @type {Node} */ element) {
  for (let up = element; up.type !== "Program"; up = up.parent) {
    const isMarked = up.openingElement?.attributes.some(
      (/** @type {Node} */ { name, value }) => name?.name === "translate" && value?.value === "no",
    );
    if (isMarked) return true;
  }
  return false;
}

/** @param {{report: (problem: object) => void, sourceCode: {getText(node: Node): string}}} context */
function create({ report, sourceCode }) {
  const inSpan = (/** @type {Node} */ node) => {
    const text = sourceCode.getText(node);
    return `<span>${node.type.startsWith("JSX") ? text : `{${text}}`}</span>`;
  };

  /** @param {Node} wrapped @returns {string} the source with each text in a span */
  function mended(wrapped) {
    const node = bare(wrapped);
    if (!kindsOf(node).includes("text")) return sourceCode.getText(node);
    if (node.type === "ConditionalExpression") {
      const test = sourceCode.getText(node.test);
      if (isPlainText(node)) return inSpan(node);
      return `${test} ? ${mended(node.consequent)} : ${mended(node.alternate)}`;
    }
    if (node.type === "LogicalExpression" && node.operator === "&&") {
      return `${sourceCode.getText(node.left)} && ${mended(node.right)}`;
    }
    if (node.type === "JSXFragment") {
      return sourceCode.getText(node).replace(/^<>/, "<span>").replace(/<\/>$/, "</span>");
    }
    return inSpan(node);
  }
  const isPlainText = (/** @type {Node} */ node) => kindsOf(node).every((kind) => kind === "text");

  const check = (/** @type {Node} */ parent) => {
    if (isUntranslated(parent)) return;
    const children = /** @type {Node[]} */ (parent.children).filter(
      (child) => childKinds(child).length > 0,
    );
    if (children.length < 2 || !children.some(isConditional)) return;
    const seesThrough = WRAP_CHILDREN.includes(nameOf(parent));
    for (const node of children.filter((child) => childKinds(child).includes("text"))) {
      if (seesThrough && !/<>|<Trans/.test(sourceCode.getText(node))) continue;
      report({
        node,
        message: "Put this text into an element of its own: something beside it comes and goes.",
        fix: (/** @type {{replaceText(node: Node, text: string): object}} */ fixer) => {
          if (node.type === "JSXText")
            return fixer.replaceText(node, `<span>${node.value.trim()}</span>`);
          const text = mended(node.expression ?? node);
          return fixer.replaceText(node, text.startsWith("<") ? text : `{${text}}`);
        },
      });
    }
  };
  const checkComponent = (/** @type {Node} */ statement) => {
    if (statement.argument === null || !/^[A-Z]/.test(functionName(statement))) return;
    for (const node of branches(statement.argument).filter(isTextAlone)) {
      report({
        node,
        message: "Draw this text in an element of its own: its component may come and go.",
        fix: (/** @type {{replaceText(node: Node, text: string): object}} */ fixer) =>
          fixer.replaceText(node, mended(node)),
      });
    }
  };
  return { JSXElement: check, JSXFragment: check, ReturnStatement: checkComponent };
}

// oxlint-disable-next-line import/no-default-export -- the linter reads a plugin so
export default {
  meta: { name: "translated-pages" },
  rules: { "text-alone": { meta: { fixable: "code" }, create } },
};
