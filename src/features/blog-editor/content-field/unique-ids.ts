import { Extension } from "@tiptap/core";
import type { Node as PmNode } from "@tiptap/pm/model";
import { Plugin, type EditorState, type Transaction } from "@tiptap/pm/state";
import { Mapping } from "@tiptap/pm/transform";

/** Set on the transaction that loads a text, which must stay unchanged. */
export const TEXT_LOADED = "textLoaded";

const LOOSE_HOLDERS = new Set(["listItem", "cell"]);

/**
 * A paragraph that becomes a list item or a cell loses its `<p>`, and gets it back when it leaves.
 * Items and cells that were read with a `<p>` keep it.
 */
export const LooseText = Extension.create({
  name: "looseText",
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, before, after) =>
        transactions.some(({ docChanged }) => docChanged) &&
        !transactions.some((transaction) => transaction.getMeta(TEXT_LOADED))
          ? settleLooseText(transactions, before, after)
          : null,
    }),
  ],
});

function settleLooseText(
  transactions: readonly Transaction[],
  before: EditorState,
  after: EditorState,
): Transaction | null {
  const mapping = new Mapping();
  for (const { mapping: step } of transactions) mapping.appendMapping(step);
  const back = mapping.invert();
  const untouched = new Set<PmNode>(before.doc.children);
  const tr = after.tr;
  after.doc.forEach((block, offset) => {
    if (untouched.has(block)) return;
    const settle = (node: PmNode, position: number, parent: PmNode | null) => {
      if (node.type.name !== "paragraph" || node.attrs["html"] !== null) return;
      const was = holderAt(before.doc, back.map(position + 1));
      const holder = holderName(parent);
      const bare = LOOSE_HOLDERS.has(holder) || (holder !== "doc" && node.attrs["bare"] === true);
      if (was !== holder && node.attrs["bare"] !== bare)
        tr.setNodeAttribute(position, "bare", bare);
    };
    settle(block, offset, after.doc);
    block.descendants((node, inner, parent) => {
      settle(node, offset + 1 + inner, parent);
      return !node.isTextblock;
    });
  });
  return tr.docChanged ? tr : null;
}

function holderAt(doc: PmNode, position: number): string {
  const $position = doc.resolve(Math.min(position, doc.content.size));
  const depth = $position.parent.isTextblock ? $position.depth - 1 : $position.depth;
  return holderName($position.node(Math.max(0, depth)));
}

function holderName(holder: PmNode | null): string {
  const name = holder?.type.name ?? "doc";
  return name === "tableHeader" || name === "tableCell" ? "cell" : name;
}

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
