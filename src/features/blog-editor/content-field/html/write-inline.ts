import type { Mark, Node as PmNode } from "@tiptap/pm/model";

const TAG_OF_MARK: Readonly<Record<string, string>> = { link: "a" };

/** Among marks that begin together, the longest is outside, then the one read first. */
export function writeInline(
  parent: Element,
  nodes: readonly PmNode[],
  writeLeaf: (leaf: PmNode) => Element,
): void {
  const open: { mark: Mark; element: Element }[] = [];
  nodes.forEach((node, index) => {
    const kept = open.findIndex(({ mark }) => !mark.isInSet(node.marks));
    if (kept >= 0) open.length = kept;
    const opened = node.marks.filter((mark) => !open.some((entry) => entry.mark.eq(mark)));
    const reach = new Map(opened.map((mark) => [mark, reachOf(mark, nodes, index)]));
    opened.sort((a, b) => (reach.get(b) ?? 0) - (reach.get(a) ?? 0) || rank(a) - rank(b));
    for (const mark of opened) {
      const element = createMark(parent, mark);
      (open.at(-1)?.element ?? parent).append(element);
      open.push({ mark, element });
    }
    const place = open.at(-1)?.element ?? parent;
    place.append(node.isText ? (node.text ?? "") : writeLeaf(node));
  });
}

function reachOf(mark: Mark, nodes: readonly PmNode[], from: number): number {
  let end = from;
  while (end < nodes.length && mark.isInSet(nodes[end]?.marks ?? [])) end += 1;
  return end;
}

/** Elements are numbered in reading order, parents first; a new link goes outside, other marks inside. */
function rank(mark: Mark): number {
  const key: unknown = mark.attrs["key"];
  if (typeof key === "number") return key;
  return mark.type.name === "link" ? 0 : Number.MAX_SAFE_INTEGER;
}

function createMark(parent: Element, mark: Mark): Element {
  const element = parent.ownerDocument.createElement(TAG_OF_MARK[mark.type.name] ?? mark.type.name);
  const { href, html } = mark.attrs;
  if (typeof href === "string") element.setAttribute("href", href);
  for (const [name, value] of Object.entries(html ?? {})) element.setAttribute(name, String(value));
  return element;
}
