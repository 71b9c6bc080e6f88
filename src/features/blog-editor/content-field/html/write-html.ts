import type { Node as PmNode } from "@tiptap/pm/model";
import { inertBody } from "./tags";
import { writeInline } from "./write-inline";
import { writeTable } from "./write-table";

type Attributes = Record<string, string> | null;

const TAG_OF_NODE: Readonly<Record<string, string>> = {
  paragraph: "p",
  blockquote: "blockquote",
  bulletList: "ul",
  orderedList: "ol",
  listItem: "li",
  division: "div",
  figure: "figure",
  figcaption: "figcaption",
  definitionList: "dl",
  definitionGroup: "div",
  term: "dt",
  definition: "dd",
  horizontalRule: "hr",
  hardBreak: "br",
};
/** Nodes written with one child per line. */
const SPREAD_NODES = new Set(["bulletList", "orderedList", "definitionList", "definitionGroup"]);

export function writeHtml(nodes: readonly PmNode[]): string {
  const body = inertBody();
  appendBlocks(body, nodes);
  return body.innerHTML;
}

function appendBlocks(parent: Element, nodes: readonly PmNode[]): void {
  nodes.forEach((node, index) => {
    if (!isBare(node)) return parent.append(writeBlock(parent, node));
    const hasLooseNeighbor = isBare(nodes[index - 1]) || isBare(nodes[index + 1]);
    if (!hasLooseNeighbor) return appendInline(parent, node);
    const paragraph = parent.ownerDocument.createElement("p");
    appendInline(paragraph, node);
    parent.append(paragraph);
  });
}

/** True for text in its container without a paragraph. */
export function isBare(node: PmNode | undefined): boolean {
  return node?.type.name === "paragraph" && node.attrs["bare"] === true;
}

function writeBlock(parent: Element, node: PmNode): Element {
  const create = (tag: string, attributes: Attributes) => {
    const element = parent.ownerDocument.createElement(tag);
    for (const [name, value] of Object.entries(attributes ?? {})) element.setAttribute(name, value);
    return element;
  };
  if (node.type.name === "table") return writeTable(node, { create, appendBlocks });
  const element = create(tagOfNode(node), node.attrs["html"]);
  const start: unknown = node.attrs["start"];
  // Set by typing "3. "; lists that were read have it as an attribute.
  if (typeof start === "number" && start !== 1 && !element.hasAttribute("start")) {
    element.setAttribute("start", String(start));
  }
  if (node.type.name === "codeBlock") writeCode(element, node, create);
  else if (node.inlineContent) appendInline(element, node);
  else appendBlocks(element, node.children);
  if (SPREAD_NODES.has(node.type.name)) spread(element);
  return element;
}

function tagOfNode(node: PmNode): string {
  if (node.type.name === "heading") return `h${String(node.attrs["level"])}`;
  if (node.type.name === "codeBlock") return "pre";
  const tag = TAG_OF_NODE[node.type.name];
  if (tag === undefined) throw new Error(`No tag is known for ${node.type.name}`);
  return tag;
}

function writeCode(
  pre: Element,
  node: PmNode,
  create: (tag: string, attributes: Attributes) => Element,
): void {
  if (node.attrs["hasCode"] === true) {
    const code = create("code", node.attrs["codeHtml"]);
    appendInline(code, node);
    pre.append(code);
    return;
  }
  appendInline(pre, node);
  // The parser drops one line break right after <pre>.
  if (pre.textContent?.startsWith("\n")) pre.prepend("\n");
}

function appendInline(parent: Element, node: PmNode): void {
  writeInline(parent, node.children, (leaf) => {
    const element = parent.ownerDocument.createElement(leaf.type.name === "image" ? "img" : "br");
    const { html, ...own } = leaf.attrs;
    const attributes = leaf.type.name === "image" ? { ...own, ...html } : html;
    for (const [name, value] of Object.entries(attributes ?? {})) {
      if (typeof value === "string") element.setAttribute(name, value);
    }
    return element;
  });
}

function spread(element: Element): void {
  for (const child of element.children) child.before("\n");
  element.append("\n");
}
