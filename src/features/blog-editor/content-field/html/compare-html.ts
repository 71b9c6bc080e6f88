import { isBlock, isElement, isText, parseInert, tagOf, holdsBlock } from "./tags";

const SPACES = /[ \t\n\f\r]+/g;
const ONLY_SPACES = /^[ \t\n\f\r]*$/;

/** True for text that renders nothing between two blocks. */
function isBlankText(node: Node): boolean {
  return isText(node) && ONLY_SPACES.test(node.data);
}

type Line = { endsInSpace: boolean; last: Text | null };

/** Removes white space that browsers collapse. Text in `pre` and `code` and non-breaking spaces stay. */
export function collapseWhitespace(block: Element): void {
  if (tagOf(block) === "pre") return;
  let line: Line = { endsInSpace: true, last: null };
  const endLine = () => {
    trimEnd(line);
    line = { endsInSpace: true, last: null };
  };
  const visitElement = (element: Element) => {
    const tag = tagOf(element);
    const isCode = tag === "code" && !holdsBlock(element) && element.textContent !== "";
    if (isBlock(element)) {
      endLine();
      collapseWhitespace(element);
    } else if (tag === "br") endLine();
    else if (isCode || tag === "img") line = { endsInSpace: false, last: null };
    else visit(element);
  };
  function visit(parent: Node) {
    // A copy, because empty texts are removed during the loop.
    const children = Array.from(parent.childNodes);
    for (const child of children) {
      if (isText(child)) collapseText(child, line);
      else if (isElement(child)) visitElement(child);
    }
  }
  visit(block);
  endLine();
}

function collapseText(text: Text, line: Line): void {
  let data = text.data.replace(SPACES, " ");
  if (line.endsInSpace && data.startsWith(" ")) data = data.slice(1);
  if (data === "") {
    text.remove();
    return;
  }
  text.data = data;
  line.endsInSpace = data.endsWith(" ");
  line.last = text;
}

function trimEnd({ last, endsInSpace }: Line): void {
  if (last === null || !endsInSpace) return;
  last.data = last.data.slice(0, -1);
  if (last.data === "") last.remove();
}

/**
 * Splits HTML into tokens without irrelevant differences: the order and quotes of attributes, how
 * entities and void tags are spelled, and white space that is not rendered. Equal tokens mean the
 * same document.
 */
function canonicalTokens(html: string): string[] {
  const body = parseInert(html);
  collapseWhitespace(body);
  body.normalize();
  const tokens: string[] = [];
  for (const child of body.childNodes) addTokens(child, tokens);
  return tokens;
}

export function canonicalHtml(html: string): string {
  return canonicalTokens(html).join("\n");
}

function addTokens(node: Node, tokens: string[]): void {
  if (isText(node)) tokens.push(JSON.stringify(node.data));
  else if (isElement(node)) {
    tokens.push(`<${tagOf(node)}`);
    tokens.push(...attributeTokens(node), ">");
    const root = node instanceof HTMLTemplateElement ? node.content : node;
    for (const child of root.childNodes) addTokens(child, tokens);
    tokens.push(`</${tagOf(node)}>`);
  } else tokens.push(`<!--${node.nodeValue ?? ""}-->`);
}

function attributeTokens(element: Element): string[] {
  return [...element.attributes]
    .map(({ name, value }) => `${name}=${JSON.stringify(value)}`)
    .sort();
}

/** The children of a container, block by block; running text between two blocks is one group. */
export function groupBlocks(container: Node): Node[][] {
  const groups: Node[][] = [];
  let run: Node[] = [];
  const endRun = () => {
    if (!run.every(isBlankText)) groups.push(run);
    run = [];
  };
  for (const child of container.childNodes) {
    if (isBlock(child)) {
      endRun();
      groups.push([child]);
    } else run.push(child);
  }
  endRun();
  return groups;
}
