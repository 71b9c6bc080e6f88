import { Node, textblockTypeInputRule, Extension } from "@tiptap/core";

/**
 * The HTML attributes of an element. All are written back; only visible ones are rendered in the
 * editor, so that a post's id cannot collide with the page's.
 */
export const htmlAttribute = {
  default: null,
  keepOnSplit: false,
  parseHTML: () => null,
  renderHTML: (attributes: Record<string, unknown>) => renderedAttributes(attributes["html"]),
};

const RENDERED = ["title", "lang", "dir", "reversed", "width", "height"];

export function renderedAttributes(html: unknown): Record<string, string> {
  if (typeof html !== "object" || html === null) return {};
  return Object.fromEntries(Object.entries(html).filter(([name]) => RENDERED.includes(name)));
}

/** Adds the attribute to Tiptap's own nodes. */
export const PreservedAttributes = Extension.create({
  name: "keptAttributes",
  addGlobalAttributes: () => [
    {
      types: [
        "heading",
        "blockquote",
        "bulletList",
        "orderedList",
        "listItem",
        "hardBreak",
        "horizontalRule",
        "table",
        "tableRow",
        "tableCell",
        "tableHeader",
      ],
      attributes: { html: htmlAttribute },
    },
  ],
});

/** A `<p>`, or, when `bare`, text in its container without one. */
const Paragraph = Node.create({
  name: "paragraph",
  priority: 1000,
  group: "block",
  content: "inline*",
  addAttributes: () => ({
    html: htmlAttribute,
    bare: {
      default: false,
      parseHTML: () => false,
      renderHTML: ({ bare }) => (bare === true ? { "data-bare": "" } : {}),
    },
  }),
  parseHTML: () => [{ tag: "p" }],
  renderHTML: ({ HTMLAttributes }) => ["p", HTMLAttributes, 0],
  addCommands() {
    return {
      setParagraph:
        () =>
        ({ commands }) =>
          commands.setNode(this.name),
    };
  },
  addKeyboardShortcuts() {
    return { "Mod-Alt-0": () => this.editor.commands.setNode(this.name) };
  },
});

/** A `<pre>`, with its `<code>` if it has one. */
const CodeBlock = Node.create({
  name: "codeBlock",
  group: "block",
  content: "(text | hardBreak)*",
  code: true,
  defining: true,
  addAttributes: () => ({
    html: htmlAttribute,
    hasCode: { default: true, rendered: false, parseHTML: () => true },
    codeHtml: { default: null, rendered: false, parseHTML: () => null },
  }),
  parseHTML: () => [{ tag: "pre", preserveWhitespace: "full" }],
  renderHTML: ({ HTMLAttributes }) => ["pre", HTMLAttributes, ["code", 0]],
  addInputRules() {
    return [textblockTypeInputRule({ find: /^```\s$/, type: this.type })];
  },
  addKeyboardShortcuts() {
    return {
      "Mod-Alt-c": () => this.editor.commands.toggleNode(this.name, "paragraph"),
      // Lets the keyboard leave a code block at the end of the document.
      ArrowDown: ({ editor }) => {
        const { $from, empty } = editor.state.selection;
        const isAtEnd =
          empty &&
          $from.parent.type === this.type &&
          $from.parentOffset === $from.parent.content.size;
        if (!isAtEnd || $from.indexAfter(-1) < $from.node(-1).childCount) return false;
        return editor.commands.exitCode();
      },
    };
  },
});

type ContainerOptions = { tag: string; content: string; group?: string; isDefining?: boolean };

function container(
  name: string,
  { tag, content, group = "", isDefining = true }: ContainerOptions,
) {
  return Node.create({
    name,
    content,
    group,
    defining: isDefining,
    addAttributes: () => ({ html: htmlAttribute }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag.replace(/^.* /, ""), HTMLAttributes, 0],
  });
}

export const ownBlocks = [
  Paragraph,
  CodeBlock,
  container("division", { tag: "div", content: "block+", group: "block" }),
  container("figure", { tag: "figure", content: "figcaption? block+ figcaption?", group: "block" }),
  container("figcaption", { tag: "figcaption", content: "inline*" }),
  container("definitionList", {
    tag: "dl",
    content: "(term | definition | definitionGroup)+",
    group: "block",
  }),
  container("definitionGroup", { tag: "dl > div", content: "(term | definition)+" }),
  container("term", { tag: "dt", content: "inline*" }),
  container("definition", { tag: "dd", content: "block+" }),
];
