import { Extension } from "@tiptap/core";

/**
 * The HTML attributes of an element. All are written back; only visible ones are rendered in the
 * editor, so that a post's id cannot collide with the page's.
 */
export const htmlAttribute = {
  default: null,
  keepOnSplit: false,
  parseHTML: () => null,
  renderHTML: (attributes: Record<string, unknown>) => drawnAttributes(attributes["html"]),
};

const DRAWN = ["title", "lang", "dir", "reversed", "width", "height"];

export function drawnAttributes(html: unknown): Record<string, string> {
  if (typeof html !== "object" || html === null) return {};
  return Object.fromEntries(Object.entries(html).filter(([name]) => DRAWN.includes(name)));
}

/** Adds the attribute to Tiptap's own nodes. */
export const KeptAttributes = Extension.create({
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
