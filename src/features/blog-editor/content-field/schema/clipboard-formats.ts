import { DOMParser, DOMSerializer, Fragment, Slice } from "@tiptap/pm/model";
import type { Node as PmNode, Schema } from "@tiptap/pm/model";
import { sanitizeHtml } from "@/lib/html/sanitize-html";
import { inertBody, parseInert } from "../html/tags";
import { readBlocks } from "../html/visual-document";
import { writeHtml } from "../html/write-html";

export class ClipboardReader extends DOMParser {
  constructor(schema: Schema) {
    super(schema, []);
  }

  override parseSlice(dom: Node): Slice {
    const holder = inertBody();
    holder.append(...Array.from(dom.childNodes, (child) => child.cloneNode(true)));
    const blocks = readBlocks(holder.innerHTML, this.schema).map((node) =>
      // Loose text is only valid in its original container.
      node.attrs["bare"] === true
        ? node.type.create({ ...node.attrs, bare: false }, node.content)
        : node,
    );
    return Slice.maxOpen(Fragment.from(blocks));
  }
}

const TABLE_PARTS = new Set(["tableRow", "tableCell", "tableHeader"]);

/** Copies HTML as in the post, so that cut and pasted content keeps its ids and links. */
export class ClipboardWriter extends DOMSerializer {
  constructor(schema: Schema) {
    super(DOMSerializer.nodesFromSchema(schema), DOMSerializer.marksFromSchema(schema));
  }

  override serializeFragment(
    fragment: Fragment,
    options: { document?: Document } = {},
    target?: HTMLElement | DocumentFragment,
  ): HTMLElement | DocumentFragment {
    const isWhole = fragment.content.every(
      (node) => node.isBlock && !TABLE_PARTS.has(node.type.name),
    );
    if (!isWhole) return super.serializeFragment(fragment, options, target);
    const place = target ?? document.createDocumentFragment();
    place.append(...parseInert(sanitizeHtml(writeHtml(fragment.content))).childNodes);
    return place;
  }
}

/** A copy must not repeat an id; cut content keeps it. */
export function withoutKnownIds(slice: Slice, doc: PmNode): Slice {
  const known = new Set<unknown>();
  doc.descendants((node) => {
    known.add(node.attrs["html"]?.id);
  });
  const strip = (node: PmNode): PmNode => {
    const content = Fragment.from(node.children.map(strip));
    const { id, ...rest } = node.attrs["html"] ?? {};
    if (id === undefined || !known.has(id)) return node.isText ? node : node.copy(content);
    const html = Object.keys(rest).length === 0 ? null : rest;
    return node.type.create({ ...node.attrs, html }, content, node.marks);
  };
  return new Slice(Fragment.from(slice.content.content.map(strip)), slice.openStart, slice.openEnd);
}
