import { Extension } from "@tiptap/core";

/**
 * The attributes of an element as a post carries them. They are written back as they were; in the
 * editing area only what a reader would notice is drawn, so that an id of the post can never
 * stand in for one of the page.
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

/** Gives the ready-made nodes the same attribute our own have. */
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
