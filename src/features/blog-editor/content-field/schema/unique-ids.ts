import { Extension } from "@tiptap/core";
import type { Node as PmNode } from "@tiptap/pm/model";
import { Plugin, type EditorState, type Transaction } from "@tiptap/pm/state";
import { TEXT_LOADED } from "./loose-text";

/** When a heading is split, the second half loses the id. */
export const UniqueIds = Extension.create({
  name: "uniqueIds",
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, before, after) => {
        const isEdit = transactions.some(({ docChanged }) => docChanged);
        const isLoad = transactions.some((transaction) => transaction.getMeta(TEXT_LOADED));
        return isEdit && !isLoad ? removeDuplicateIds(before, after) : null;
      },
    }),
  ],
});

type Holder = { id: string; node: PmNode; position: number };

function idHolders(doc: PmNode, skipped: ReadonlySet<PmNode>): Holder[] {
  const holders: Holder[] = [];
  doc.descendants((node, position) => {
    const id: unknown = node.attrs["html"]?.id;
    if (typeof id === "string") holders.push({ id, node, position });
    return !skipped.has(node);
  });
  return holders.filter(({ node }) => !skipped.has(node));
}

function removeDuplicateIds(before: EditorState, after: EditorState): Transaction | null {
  const untouchedBefore = new Set<PmNode>(before.doc.children);
  const changed = idHolders(after.doc, untouchedBefore);
  if (changed.length === 0) return null;
  const untouchedAfter = new Set<PmNode>(after.doc.children);
  const left = new Map<string, number>();
  for (const { id } of idHolders(before.doc, untouchedAfter)) left.set(id, (left.get(id) ?? 0) + 1);
  const tr = after.tr;
  for (const { id, node, position } of changed) {
    const count = left.get(id) ?? 0;
    left.set(id, count - 1);
    if (count > 0 || !hadId(before.doc, id)) continue;
    const { id: _, ...rest } = node.attrs["html"] ?? {};
    tr.setNodeAttribute(position, "html", Object.keys(rest).length === 0 ? null : rest);
  }
  return tr.docChanged ? tr : null;
}

function hadId(doc: PmNode, id: string): boolean {
  let isFound = false;
  doc.descendants((node) => {
    isFound ||= node.attrs["html"]?.id === id;
    return !isFound;
  });
  return isFound;
}
