import { Node, Mark, markInputRule, type Extensions, type MarkConfig } from "@tiptap/core";
import StarterKit from "@tiptap/starter-kit";
import type { Node as PmNode } from "@tiptap/pm/model";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { ownBlocks, PreservedAttributes, renderedAttributes, htmlAttribute } from "./blocks";
import { parseInert } from "./html/tags";

type MarkShortcuts = Pick<MarkConfig, "addInputRules" | "addKeyboardShortcuts">;

/** An inline element of the allow-list, distinguished by `key`. */
function inlineMark(tag: string, config: Partial<MarkConfig> & MarkShortcuts = {}) {
  return Mark.create({
    name: tag,
    addAttributes: () => ({
      html: { ...htmlAttribute, renderHTML: () => ({}) },
      key: { default: null, rendered: false, parseHTML: () => null },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ mark }) => [tag, renderedAttributes(mark.attrs["html"]), 0],
    ...config,
  });
}

const starred = (find: RegExp): Pick<MarkConfig, "addInputRules"> => ({
  addInputRules() {
    return [markInputRule({ find, type: this.type })];
  },
});

const Link = Mark.create({
  name: "link",
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({
    href: { default: null },
    html: { ...htmlAttribute, renderHTML: () => ({}) },
    key: { default: null, rendered: false, parseHTML: () => null },
  }),
  parseHTML: () => [{ tag: "a[href]" }],
  renderHTML: ({ mark }) => [
    "a",
    { href: mark.attrs["href"], ...renderedAttributes(mark.attrs["html"]) },
    0,
  ],
});

const inlineMarks = [
  Link,
  inlineMark("strong", starred(/(?:^|\s)(\*\*(?!\s+\*\*)((?:[^*]+))\*\*(?!\s+\*\*))$/)),
  inlineMark("b"),
  inlineMark("em", starred(/(?:^|\s)(\*(?!\s+\*)((?:[^*]+))\*(?!\s+\*))$/)),
  inlineMark("i"),
  inlineMark("u"),
  inlineMark("s", starred(/(?:^|\s)(~~(?!\s+~~)((?:[^~]+))~~(?!\s+~~))$/)),
  inlineMark("del"),
  inlineMark("ins"),
  inlineMark("sub", { excludes: "sub" }),
  inlineMark("sup", { excludes: "sup" }),
  inlineMark("small"),
  inlineMark("mark"),
  inlineMark("abbr"),
  inlineMark("cite"),
  inlineMark("q"),
  inlineMark("kbd"),
  inlineMark("samp"),
  inlineMark("time"),
  inlineMark("span", { excludes: "" }),
  inlineMark("code", {
    code: true,
    exitable: true,
    ...starred(/(^|[^`])`([^`]+)`(?!`)$/),
  }),
];

const span = { default: 1, parseHTML: () => 1 };
const renderedSpan = (name: "colspan" | "rowspan") => ({
  ...span,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1) || 1,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});
/** Needed by the column commands; not stored in posts. */
const colwidth = { default: null, rendered: false, parseHTML: () => null };
const cellAttributes = () => ({
  colspan: renderedSpan("colspan"),
  rowspan: renderedSpan("rowspan"),
  colwidth,
});

/** Written back but not rendered in the editor. */
const unseen = { default: null, rendered: false, parseHTML: () => null };

const tables = [
  Table.extend({
    addAttributes: () => ({ caption: unseen, columns: unseen }),
    renderHTML({ node, HTMLAttributes }) {
      const caption: unknown = node.attrs["caption"];
      const rows = ["tbody", 0] as const;
      if (typeof caption !== "string") return ["table", HTMLAttributes, rows];
      return [
        "table",
        HTMLAttributes,
        ["caption", { contenteditable: "false" }, plainText(caption)],
        rows,
      ];
    },
    addNodeView: () => null,
  }),
  TableRow.extend({
    addAttributes: () => ({
      section: {
        default: null,
        parseHTML: () => null,
        renderHTML: ({ section }) => (section === null ? {} : { "data-section": section }),
      },
      startsSection: { default: false, rendered: false, parseHTML: () => false },
    }),
  }),
  TableCell.extend({ addAttributes: cellAttributes }),
  TableHeader.extend({ addAttributes: cellAttributes }),
];

/** The text of a caption; its markup is written back but not rendered. */
export function plainText(html: string): string {
  return parseInert(html).textContent ?? "";
}

/** An inline picture by URL. */
export const Image = Node.create<{ brokenText: string }>({
  name: "image",
  addOptions: () => ({ brokenText: "" }),
  group: "inline",
  inline: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: null },
    title: { default: null },
    html: htmlAttribute,
  }),
  parseHTML: () => [{ tag: "img[src]" }],
  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
  addNodeView() {
    const { brokenText } = this.options;
    return ({ node }) => ({ dom: drawImage(node, brokenText) });
  },
});

function drawImage(node: PmNode, brokenText: string): HTMLElement {
  const dom = document.createElement("span");
  dom.className = "cf-image";
  dom.dataset["broken"] = brokenText;
  const picture = document.createElement("img");
  for (const [name, value] of Object.entries(renderedAttributes(node.attrs["html"]))) {
    picture.setAttribute(name, value);
  }
  picture.alt = String(node.attrs["alt"] ?? "");
  picture.addEventListener("error", () => dom.classList.add("cf-image-broken"));
  picture.addEventListener("load", () => dom.classList.remove("cf-image-broken"));
  picture.src = String(node.attrs["src"] ?? "");
  dom.dataset["src"] = picture.src;
  dom.append(picture);
  return dom;
}

export const schemaExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    bold: false,
    italic: false,
    strike: false,
    underline: false,
    code: false,
    link: false,
    paragraph: false,
    codeBlock: false,
    // It would change a post without an edit.
    trailingNode: false,
  }),
  ...ownBlocks,
  ...inlineMarks,
  ...tables,
  Image,
  PreservedAttributes,
];
