import type { Mark, Node as PmNode, Schema } from "@tiptap/pm/model";
import { groupBlocks } from "./compare-html";
import type { Loss } from "./losses";
import { readTable } from "./read-table";
import {
  holdsBlock,
  isBlock,
  isElement,
  isText,
  allowedAttributes,
  MARK_OF_TAG,
  tagOf,
} from "./tags";

const CONTAINERS: Readonly<Record<string, string>> = {
  blockquote: "blockquote",
  ul: "bulletList",
  ol: "orderedList",
  li: "listItem",
  div: "division",
  figure: "figure",
  dl: "definitionList",
  dd: "definition",
};
const LINE_HOLDERS = new Set(["blockquote", "listItem", "division", "figure", "definition"]);
const TEXT_BLOCKS: Readonly<Record<string, string>> = {
  p: "paragraph",
  figcaption: "figcaption",
  dt: "term",
};

/** Reads an inert DOM into nodes of the visual view. Unsupported features are recorded as losses. */
export class HtmlReader {
  readonly losses: Loss[] = [];
  private markKey = 0;

  /** `keepsElements` gives inline elements an identity, so that two neighbors stay two. */
  constructor(
    readonly schema: Schema,
    private readonly keepsElements: boolean,
  ) {}

  blocks(container: Node, marks: readonly Mark[] = []): PmNode[] {
    return groupBlocks(container).flatMap((group) => {
      const [first] = group;
      if (first !== undefined && isBlock(first)) return this.block(first, marks);
      return this.run(group, marks);
    });
  }

  /** Text in a container without a paragraph. */
  private run(nodes: Node[], marks: readonly Mark[]): PmNode[] {
    const wrapper = nodes.find((node) => isElement(node) && holdsBlock(node));
    if (wrapper === undefined) {
      const content = nodes.flatMap((node) => this.inline(node, marks));
      return content.length === 0 ? [] : [this.bare(content)];
    }
    return nodes.flatMap((node) => {
      if (!isElement(node) || !holdsBlock(node)) return this.run([node], marks);
      this.losses.push({ kind: "nesting", tag: firstBlockTag(node), parent: tagOf(node) });
      return this.blocks(node, this.withMark(node, marks));
    });
  }

  private bare(content: PmNode[]): PmNode {
    return this.node("paragraph").create({ bare: true }, content);
  }

  private block(element: Element, marks: readonly Mark[]): PmNode[] {
    const tag = tagOf(element);
    const html = allowedAttributes(element);
    if (tag === "hr") return [this.node("horizontalRule").create({ html })];
    if (tag === "pre") return [this.codeBlock(element, marks)];
    if (tag === "table") return readTable(this, element, marks);
    if (/^h[234]$/.test(tag)) {
      return this.textBlock(element, "heading", { html, level: Number(tag[1]) }, marks);
    }
    const textBlock = TEXT_BLOCKS[tag];
    if (textBlock !== undefined) return this.textBlock(element, textBlock, { html }, marks);
    const container = CONTAINERS[tag];
    if (container !== undefined) {
      const start = tag === "ol" ? Number.parseInt(html?.["start"] ?? "1", 10) || 1 : 1;
      return this.container(element, container, { html, start }, marks);
    }
    return this.blocks(element, marks);
  }

  private textBlock(
    element: Element,
    name: string,
    attrs: Record<string, unknown>,
    marks: readonly Mark[],
  ): PmNode[] {
    if (holdsBlock(element)) {
      this.losses.push({ kind: "nesting", tag: firstBlockTag(element), parent: tagOf(element) });
      return this.blocks(element, marks);
    }
    const content = [...element.childNodes].flatMap((node) => this.inline(node, marks));
    return [this.node(name).create(attrs, content)];
  }

  private container(
    element: Element,
    name: string,
    attrs: Record<string, unknown>,
    marks: readonly Mark[],
  ): PmNode[] {
    const isDefinitionGroup = name === "division" && tagOf(element.parentNode ?? element) === "dl";
    const realType = this.node(isDefinitionGroup ? "definitionGroup" : name);
    const content = this.fit(name, this.blocks(element, marks));
    // The list commands need a leading text line; an empty one without a tag adds nothing to the
    // HTML.
    const needsLine = name === "listItem" && content[0]?.type.name !== "paragraph";
    if (needsLine || (content.length === 0 && LINE_HOLDERS.has(realType.name))) {
      content.unshift(this.bare([]));
    }
    const node = realType.createAndFill(attrs, content);
    if (node !== null && realType.validContent(node.content)) return [node];
    this.losses.push({
      kind: "nesting",
      tag: content[0] ? tagName(content[0]) : "",
      parent: tagOf(element),
    });
    return content;
  }

  /** Wraps loose list content in an item, so that no text is lost. */
  private fit(name: string, content: PmNode[]): PmNode[] {
    if (name !== "bulletList" && name !== "orderedList") return content;
    return content.map((node) => {
      if (node.type.name === "listItem") return node;
      const lead = node.type.name === "paragraph" ? [] : [this.bare([])];
      return this.node("listItem").create(null, [...lead, node]);
    });
  }

  private codeBlock(pre: Element, marks: readonly Mark[]): PmNode {
    const [only] = pre.childNodes;
    const code =
      pre.childNodes.length === 1 && only !== undefined && tagOf(only) === "code" ? only : null;
    const source = code instanceof Element ? code : pre;
    const content = [...source.childNodes].flatMap((node) => this.inline(node, marks));
    const codeHtml = code instanceof Element ? allowedAttributes(code) : null;
    const attrs = { html: allowedAttributes(pre), hasCode: code !== null, codeHtml };
    const isFine = content.every((node) =>
      this.node("codeBlock").contentMatch.matchType(node.type),
    );
    if (isFine) return this.node("codeBlock").create(attrs, content);
    return this.node("codeBlock").create(attrs, this.text(pre.textContent ?? "", []));
  }

  inline(node: Node, marks: readonly Mark[]): PmNode[] {
    if (isText(node)) return this.text(node.data, marks);
    if (!isElement(node)) return [];
    const tag = tagOf(node);
    const html = allowedAttributes(node);
    if (tag === "br") return [this.node("hardBreak").create({ html }, null, marks)];
    if (tag === "img") return [this.node("image").create(imageAttributes(html), null, marks)];
    if (node.childNodes.length === 0 && tag in MARK_OF_TAG)
      this.losses.push({ kind: "empty", tag });
    const inner = this.withMark(node, marks);
    return [...node.childNodes].flatMap((child) => this.inline(child, inner));
  }

  private text(data: string, marks: readonly Mark[]): PmNode[] {
    return data === "" ? [] : [this.schema.text(data, marks)];
  }

  private withMark(element: Element, marks: readonly Mark[]): readonly Mark[] {
    const type = this.schema.marks[MARK_OF_TAG[tagOf(element)] ?? ""];
    if (type === undefined) return marks;
    const { href = null, ...rest } = allowedAttributes(element) ?? {};
    const html = Object.keys(rest).length === 0 ? null : rest;
    const key = this.keepsElements ? ++this.markKey : null;
    const attrs =
      type.name === "link" ? { href, html, key } : { html: allowedAttributes(element), key };
    const added = type.create(attrs).addToSet(marks);
    if (added.length === marks.length) {
      this.losses.push({ kind: "nesting", tag: tagOf(element), parent: tagOf(element) });
    }
    return added;
  }

  node(name: string) {
    const type = this.schema.nodes[name];
    if (type === undefined) throw new Error(`The visual view has no node ${name}`);
    return type;
  }
}

function imageAttributes(html: Record<string, string> | null) {
  const { src = null, alt = null, title = null, ...rest } = html ?? {};
  return { src, alt, title, html: Object.keys(rest).length === 0 ? null : rest };
}

function firstBlockTag(element: Element): string {
  const block = [...element.getElementsByTagName("*")].find(isBlock);
  return block === undefined ? "" : tagOf(block);
}

function tagName(node: PmNode): string {
  return node.type.name === "paragraph" ? "p" : node.type.name;
}
