/** @typedef {{ type: string, start: number, end: number, [part: string]: any }} Node */

/** @param {Node} node @param {(node: Node) => boolean} [isEntered] @returns {Generator<Node>} */
export function* nodesIn(node, isEntered = () => true) {
  yield node;
  for (const part of Object.values(node).flat()) {
    if (typeof part?.type === "string" && isEntered(part)) yield* nodesIn(part, isEntered);
  }
}

const isFunction = (/** @type {Node} */ node) => /Function/.test(node.type);

/** @param {Node} node @returns {Node[]} */
function resultsOf({ body }) {
  if (body.type !== "BlockStatement") return [body];
  const own = [...nodesIn(body, (node) => !isFunction(node))];
  return own.flatMap(({ type, argument }) => (type === "ReturnStatement" && argument) || []);
}

/**
 * The expressions that a value may be: both branches of a conditional, items of a list, values of an object,
 * results of a function.
 * @param {Node | null} node @returns {Node[]}
 */
export function valuesOf(node) {
  if (!node) return [];
  if (isFunction(node)) return resultsOf(node).flatMap(valuesOf);
  switch (node.type) {
    case "ConditionalExpression":
      return [node.consequent, node.alternate].flatMap(valuesOf);
    case "LogicalExpression":
      return [node.left, node.right].flatMap(valuesOf);
    case "ArrayExpression":
      return node.elements.flatMap(valuesOf);
    case "ObjectExpression":
      return node.properties.flatMap((/** @type {Node} */ part) =>
        valuesOf(part.type === "Property" ? part.value : part.argument),
      );
    case "SpreadElement":
      return valuesOf(node.argument);
    case "JSXExpressionContainer":
    case "ParenthesizedExpression":
    case "ChainExpression":
    case "TSAsExpression":
    case "TSNonNullExpression":
    case "TSSatisfiesExpression":
      return valuesOf(node.expression);
    default:
      return [node];
  }
}

/** The text of a literal; null for a template with expressions. @param {Node} node @returns {string | null} */
export function textOf(node) {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "TemplateLiteral" && node.expressions.length === 0)
    return node.quasis[0].value.cooked;
  return null;
}

/**
 * The name of an expression: `label` for `label`, `step.label`, `labels[step].label` and `label()`; `labels` for
 * `labels[step]`.
 * @param {Node} node @returns {string | null}
 */
export function nameOf(node) {
  switch (node.type) {
    case "Identifier":
    case "JSXIdentifier":
      return node.name;
    case "Literal":
      return String(node.value);
    case "MemberExpression":
      return nameOf(node.computed ? node.object : node.property);
    case "CallExpression":
      return nameOf(node.callee);
    default:
      return null;
  }
}

/** @param {Node} node @returns {[string | null, Node] | null} */
export function holding(node) {
  switch (node.type) {
    case "Property":
      return node.computed ? null : [nameOf(node.key), node.value];
    case "VariableDeclarator":
      return node.init && [nameOf(node.id), node.init];
    case "FunctionDeclaration":
      return node.id && node.body && [node.id.name, node];
    case "AssignmentPattern":
      return [nameOf(node.left), node.right];
    case "JSXAttribute":
      return node.value && [nameOf(node.name), node.value];
    default:
      return null;
  }
}
