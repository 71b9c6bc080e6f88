import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { parseInert } from "../html/tags";

const span = { default: 1, parseHTML: () => 1 };
const drawnSpan = (name: "colspan" | "rowspan") => ({
  ...span,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1) || 1,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});
/** The column commands read it; a post has no room for it. */
const colwidth = { default: null, rendered: false, parseHTML: () => null };
const cellAttributes = () => ({
  colspan: drawnSpan("colspan"),
  rowspan: drawnSpan("rowspan"),
  colwidth,
});

/** Kept and written back; a node's `rendered` attributes are drawn, these are not. */
const unseen = { default: null, rendered: false, parseHTML: () => null };

export const tables = [
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
    // Its own view draws neither caption nor attributes; what renderHTML says is enough.
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

/** The words of a caption; its markup is kept and written back, but not drawn here. */
export function plainText(html: string): string {
  return parseInert(html).textContent ?? "";
}
