import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { parseInert } from "../html/tags";

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
