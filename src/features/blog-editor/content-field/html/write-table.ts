import type { Node as PmNode } from "@tiptap/pm/model";
import { trustedHtml } from "@/lib/html/trusted-types";

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

export function writeTable(table: PmNode, { create, appendBlocks }: TableWriting): Element {
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
