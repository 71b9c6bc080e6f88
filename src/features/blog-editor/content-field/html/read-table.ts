import type { Mark, Node as PmNode, NodeType } from "@tiptap/pm/model";
import { TableMap } from "@tiptap/pm/tables";
import { sanitizeHtml } from "@/lib/html/sanitize-html";
import type { Loss } from "./losses";
import { allowedAttributes, tagOf } from "./tags";

type BlockReader = {
  losses: Loss[];
  blocks: (container: Node, marks: readonly Mark[]) => PmNode[];
  node: (name: string) => NodeType;
};

const SECTIONS = new Set(["thead", "tbody", "tfoot"]);
const WHOLE_NUMBER = /^[1-9]\d{0,2}$/;

export function readTable(reader: BlockReader, table: Element, marks: readonly Mark[]): PmNode[] {
  const rows: PmNode[] = [];
  const others: PmNode[] = [];
  let caption: string | null = null;
  let columns = "";
  for (const child of table.children) {
    if (SECTIONS.has(tagOf(child))) rows.push(...readSection(reader, child, marks));
    else if (tagOf(child) === "caption" && caption === null && rows.length === 0) {
      caption = sanitizeHtml(child.innerHTML);
    } else if (tagOf(child) === "colgroup" && rows.length === 0) columns += child.outerHTML;
    else others.push(...reader.blocks(child, marks));
  }
  const attrs = { html: allowedAttributes(table), caption, columns: columns || null };
  if (rows.length === 0) {
    reader.losses.push({ kind: "empty", tag: "table" });
    return others;
  }
  const node = reader.node("table").create(attrs, rows);
  if (TableMap.get(node).problems !== null) reader.losses.push({ kind: "ragged-table" });
  return [node, ...others];
}

function readSection(reader: BlockReader, section: Element, marks: readonly Mark[]): PmNode[] {
  const rows = [...section.children].filter((child) => tagOf(child) === "tr");
  if (rows.length === 0) reader.losses.push({ kind: "empty", tag: tagOf(section) });
  return rows.map((row, index) => {
    const cells = [...row.children].map((cell) => readCell(reader, cell, marks));
    if (cells.length === 0) reader.losses.push({ kind: "empty", tag: "tr" });
    const attrs = {
      html: allowedAttributes(row),
      section: tagOf(section),
      startsSection: index === 0,
    };
    return reader.node("tableRow").create(attrs, cells);
  });
}

function readCell(reader: BlockReader, cell: Element, marks: readonly Mark[]): PmNode {
  const html = allowedAttributes(cell);
  const span = (name: string) => {
    const value = html?.[name] ?? "";
    return WHOLE_NUMBER.test(value) ? Number(value) : 1;
  };
  const content = reader.blocks(cell, marks);
  if (content.length === 0) content.push(reader.node("paragraph").create({ bare: true }));
  const attrs = { html, colspan: span("colspan"), rowspan: span("rowspan") };
  return reader.node(tagOf(cell) === "th" ? "tableHeader" : "tableCell").create(attrs, content);
}
