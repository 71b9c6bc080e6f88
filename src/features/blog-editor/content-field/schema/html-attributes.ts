import { Extension } from "@tiptap/core";

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
