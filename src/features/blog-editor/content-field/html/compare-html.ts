import { isBlankText, collapseWhitespace } from "./whitespace";
import { isBlock, isElement, isText, parseInert, tagOf } from "./tags";

/**
 * Splits HTML into tokens without irrelevant differences: order and quoting of attributes, spelling
 * of entities and void tags, and white space that is not rendered. Equal tokens mean the same
 * document.
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
