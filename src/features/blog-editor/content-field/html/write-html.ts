import type { Node as PmNode, Mark } from "@tiptap/pm/model";
import { trustedHtml } from "@/lib/html/trusted-types";
import { inertBody } from "./tags";

type TableWriting = {
  create: (tag: string, attributes: Record<string, string> | null) => Element;
  appendBlocks: (parent: Element, nodes: readonly PmNode[]) => void;
};

/** The section tag of each row, and whether the row opens it. */
function sectionsOf(rows: readonly PmNode[]): { tag: string; isNew: boolean }[] {
  const isFresh = rows.every((row) => row.attrs["section"] === null);
  let current: string | null = null;
  return rows.map((row, index) => {
    const tag = sectionTag(rows, index, current, isFresh);
    const isNew = tag !== current || row.attrs["startsSection"] === true;
    current = tag;
    return { tag, isNew };
  });
}

/** A new row belongs to its neighbor's section; a head takes only head cells. */
function sectionTag(
  rows: readonly PmNode[],
  index: number,
  current: string | null,
  isFresh: boolean,
): string {
  const section: unknown = rows[index]?.attrs["section"];
  if (typeof section === "string") return section;
  if (isFresh) return index === 0 && isHeadRow(rows[0]) ? "thead" : "tbody";
  const isBeforeHead = rows.slice(index + 1).some((row) => row.attrs["section"] === "thead");
  if (isBeforeHead) return "thead";
  return current === "tfoot" ? "tfoot" : "tbody";
}

function isHeadRow(row: PmNode | undefined): boolean {
  return row?.children.every((cell) => cell.type.name === "tableHeader") ?? false;
}

function writeTable(table: PmNode, { create, appendBlocks }: TableWriting): Element {
  const element = create("table", table.attrs["html"]);
  const caption: unknown = table.attrs["caption"];
  if (typeof caption === "string") {
    const captionElement = create("caption", null);
    captionElement.innerHTML = trustedHtml(caption);
    element.append("\n", captionElement);
  }
  const columns: unknown = table.attrs["columns"];
  if (typeof columns === "string") {
    element.append("\n");
    element.insertAdjacentHTML("beforeend", trustedHtml(columns));
  }
  const sections = sectionsOf(table.children);
  let section: Element | null = null;
  table.children.forEach((row, index) => {
    const place = sections[index];
    if (section === null || place?.isNew) {
      section = create(place?.tag ?? "tbody", null);
      element.append("\n", section);
    }
    const rowElement = create("tr", row.attrs["html"]);
    const isNewHead = row.attrs["section"] === null && place?.tag === "thead";
    for (const cell of row.children) {
      const cellElement = create(
        cell.type.name === "tableHeader" ? "th" : "td",
        cellAttributes(cell),
      );
      if (isNewHead && cell.attrs["html"] === null) cellElement.setAttribute("scope", "col");
      appendBlocks(cellElement, cell.children);
      rowElement.append(cellElement);
    }
    section.append("\n", rowElement);
  });
  for (const child of element.children) if (child.tagName.startsWith("T")) child.append("\n");
  element.append("\n");
  return element;
}

function cellAttributes(cell: PmNode): Record<string, string> {
  const attributes: Record<string, string> = { ...cell.attrs["html"] };
  for (const name of ["colspan", "rowspan"]) {
    const span: unknown = cell.attrs[name];
    // A span of 1 is written only where the author wrote it.
    if (typeof span === "number" && span > 1) attributes[name] = String(span);
    else if (attributes[name] !== "1") delete attributes[name];
  }
  return attributes;
}

const TAG_OF_MARK: Readonly<Record<string, string>> = { link: "a" };

/** Among marks that begin together, the longest is outside, then the one read first. */
function writeInline(
  parent: Element,
  nodes: readonly PmNode[],
  writeLeaf: (leaf: PmNode) => Element,
): void {
  const open: { mark: Mark; element: Element }[] = [];
  nodes.forEach((node, index) => {
    const kept = open.findIndex(({ mark }) => !mark.isInSet(node.marks));
    if (kept >= 0) open.length = kept;
    const opened = node.marks.filter((mark) => !open.some((entry) => entry.mark.eq(mark)));
    const reach = new Map(opened.map((mark) => [mark, reachOf(mark, nodes, index)]));
    opened.sort((a, b) => (reach.get(b) ?? 0) - (reach.get(a) ?? 0) || rank(a) - rank(b));
    for (const mark of opened) {
      const element = createMark(parent, mark);
      (open.at(-1)?.element ?? parent).append(element);
      open.push({ mark, element });
    }
    const place = open.at(-1)?.element ?? parent;
    place.append(node.isText ? (node.text ?? "") : writeLeaf(node));
  });
}

function reachOf(mark: Mark, nodes: readonly PmNode[], from: number): number {
  let end = from;
  while (end < nodes.length && mark.isInSet(nodes[end]?.marks ?? [])) end += 1;
  return end;
}

/** Elements are numbered in reading order, parents first; a new link goes outside, other marks inside. */
function rank(mark: Mark): number {
  const key: unknown = mark.attrs["key"];
  if (typeof key === "number") return key;
  return mark.type.name === "link" ? 0 : Number.MAX_SAFE_INTEGER;
}

function createMark(parent: Element, mark: Mark): Element {
  const element = parent.ownerDocument.createElement(TAG_OF_MARK[mark.type.name] ?? mark.type.name);
  const { href, html } = mark.attrs;
  if (typeof href === "string") element.setAttribute("href", href);
  for (const [name, value] of Object.entries(html ?? {})) element.setAttribute(name, String(value));
  return element;
}

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
