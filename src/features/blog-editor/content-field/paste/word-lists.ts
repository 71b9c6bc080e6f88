import { styleOf } from "./links";

type WordItem = { paragraph: Element; level: number; list: string; marker: string };

const NUMBER = /^\(?(\d+|[a-z]{1,4})[.)]/i;
const BULLET = /^[·•o§▪‣◦\-–—\uf0b7\uf0a7]?[\s\u00a0]+/;

/** Word writes lists as paragraphs with a bullet. Converts them by `mso-list` and the bullet. */
export function buildWordLists(body: Element): void {
  const items = new Map<Element, WordItem>();
  for (const paragraph of body.querySelectorAll("p, h1, h2, h3, h4, h5, h6")) {
    const item = readItem(paragraph);
    if (item !== null) items.set(paragraph, item);
  }
  for (const item of items.values()) {
    const before = item.paragraph.previousElementSibling;
    if (before !== null && items.has(before)) continue;
    const run = [item];
    for (let next = item.paragraph.nextElementSibling; next; next = next.nextElementSibling) {
      const nextItem = items.get(next);
      if (nextItem === undefined) break;
      run.push(nextItem);
    }
    replaceRun(run);
  }
}

function readItem(paragraph: Element): WordItem | null {
  const style = styleOf(paragraph, "mso-list");
  const level = /level(\d+)/.exec(style)?.[1];
  const isListClass = /\bMsoListParagraph/.test(paragraph.className);
  const drawn = [...paragraph.querySelectorAll("span")].find((span) =>
    /ignore/.test(styleOf(span, "mso-list")),
  );
  if (level !== undefined) {
    const marker = (drawn?.textContent ?? "").replace(/\u00a0/g, " ").trim();
    drawn?.remove();
    return { paragraph, level: Number(level), list: /^l\d+/.exec(style)?.[0] ?? "", marker };
  }
  // Some versions have the class and the bullet without the style.
  const text = paragraph.textContent ?? "";
  if (!isListClass || !/^([·•§▪\uf0b7\uf0a7]|o(?=\u00a0))/.test(text)) return null;
  dropLeading(paragraph, BULLET.exec(text)?.[0].length ?? 0);
  return { paragraph, level: 1, list: "", marker: text.charAt(0) };
}

function dropLeading(node: Node, count: number): number {
  let left = count;
  for (const child of Array.from(node.childNodes)) {
    if (left <= 0) break;
    if (child instanceof Text) {
      const taken = Math.min(left, child.data.length);
      child.data = child.data.slice(taken);
      left -= taken;
    } else left = dropLeading(child, left);
  }
  return left;
}

export type ListItem = {
  /** Its children become the item's. */
  content: Element;
  level: number;
  /** The list's id, if known. */
  list: string;
  isNumbered: boolean;
  start: string;
};

type OpenList = Omit<ListItem, "content" | "start"> & { element: Element };

/** Builds nested lists from items with levels, and inserts them before `place`. */
export function nestByLevel(run: readonly ListItem[], place: Element): void {
  const open: OpenList[] = [];
  for (const item of run) {
    while ((open.at(-1)?.level ?? 0) > item.level) open.pop();
    const current = open.at(-1);
    const isSame =
      current?.level === item.level &&
      current.list === item.list &&
      current.isNumbered === item.isNumbered;
    if (!isSame) {
      if (current?.level === item.level) open.pop();
      open.push(openList(item, open.at(-1), place));
    }
    const element = place.ownerDocument.createElement("li");
    open.at(-1)?.element.append(element);
    element.append(...item.content.childNodes);
  }
}

function openList(item: ListItem, parent: OpenList | undefined, place: Element): OpenList {
  const { level, list, isNumbered, start } = item;
  const element = place.ownerDocument.createElement(isNumbered ? "ol" : "ul");
  if (start !== "1") element.setAttribute("start", start);
  const holder = parent?.element.lastElementChild;
  if (holder) holder.append(element);
  else place.before(element);
  return { element, level, list, isNumbered };
}

function replaceRun(run: readonly WordItem[]): void {
  const items = run.map(({ paragraph, level, list, marker }) => ({
    content: paragraph,
    level,
    list,
    isNumbered: NUMBER.test(marker),
    start: /^\(?(\d+)/.exec(marker)?.[1] ?? "1",
  }));
  const first = run[0]?.paragraph;
  if (first !== undefined) nestByLevel(items, first);
  for (const { paragraph } of run) paragraph.remove();
}
