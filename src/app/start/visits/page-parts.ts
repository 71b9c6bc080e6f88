import { painted } from "../painted";

/** What of a document is one page's and not the site's. */
export type PageParts = {
  /** Title, meta and link tags. */
  head: Element[];
  /** The styles of its HTML. */
  styles: Element[];
  /** Links to the whole sheets, which stay in the document. */
  sheets: HTMLLinkElement[];
  /** What stands in #root, and what its attributes say of it. */
  content: DocumentFragment;
  path: string;
  reads: string;
  /** The data it was rendered with, for React. */
  data: Element | null;
};

/** What the HTML of one page says about it. */
export const PAGE_HEAD =
  'title, meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"], link[rel="alternate"]';

const PAGE_DATA = "#page-data";
const PAGE_SHEET = "link[data-page-sheet]";
const FIRST_SCREEN_END = "[data-first-screen-end]";

/** Takes the page that stands there out of this document. */
export function takeShownParts(): PageParts {
  putRest();
  return takeParts(document);
}

/** Takes a page out of its document. */
export function takeParts(from: Document): PageParts {
  const root = rootOf(from);
  const sheets = [...from.querySelectorAll<HTMLLinkElement>("link[data-whole-sheet]")];
  const content = new DocumentFragment();
  content.append(...root.childNodes);
  const head = [...from.head.querySelectorAll(PAGE_HEAD)];
  const styles = [...from.head.querySelectorAll(":scope > style")];
  const data = from.querySelector(PAGE_DATA);
  for (const element of [...head, ...styles, data]) element?.remove();
  const { path = "", reads = "" } = root.dataset;
  return { head, styles, sheets, content, path, reads, data };
}

const isMissing = (sheet: HTMLLinkElement) =>
  [...document.querySelectorAll("link")].every(({ href }) => href !== sheet.href);

/**
 * Puts one into this document, from which the one before was taken: the first screen at once, the rest
 * when that is painted. `isWhole` puts all of it in, and lays it out, at once.
 */
export async function putParts(parts: PageParts, isWhole: boolean): Promise<void> {
  const { head, styles, sheets, content, path, reads, data } = parts;
  const root = rootOf(document);
  // Before the whole sheets, whose order of rules is the right one.
  document.head.prepend(...styles);
  document.head.append(...head, ...sheets.filter(isMissing));
  Object.assign(root.dataset, { path, reads });
  document.documentElement.toggleAttribute("data-whole", isWhole);
  const rest = isWhole ? [] : takeRest(content, root);
  root.replaceChildren(content);
  if (data) root.after(data);
  putRest = () => {
    putRest = () => undefined;
    for (const { parent, nodes } of rest) parent.append(...nodes);
  };
  await painted();
  putRest();
}

/** Puts in what waits for the first screen, now. */
export let putRest = (): void => undefined;

/** What comes after the first screen, with the elements at whose end it belongs. */
function takeRest(content: DocumentFragment, root: HTMLElement) {
  const rest: { parent: ParentNode; nodes: ChildNode[] }[] = [];
  const end = content.querySelector(FIRST_SCREEN_END);
  // The styles of the rest come with it.
  if (end) rest.push({ parent: end, nodes: [...end.childNodes] });
  end?.replaceChildren();
  let place: ChildNode | null = end;
  while (place !== null) {
    const nodes: ChildNode[] = [];
    while (place.nextSibling !== null) {
      nodes.push(place.nextSibling);
      place.nextSibling.remove();
    }
    rest.push({ parent: place.parentElement ?? root, nodes });
    place = place.parentElement;
  }
  return rest;
}

/**
 * Puts the text of a page's sheet in place of the link to it, so that the page is never without its styles
 * where it is put into a document. Rejects where the sheet is not to be had.
 */
export async function carrySheet(page: ParentNode): Promise<void> {
  const end = page.querySelector(FIRST_SCREEN_END);
  const link = end?.querySelector<HTMLLinkElement>(PAGE_SHEET);
  if (!end || !link) return;
  const answer = await fetch(link.href);
  if (!answer.ok) throw new Error(`${link.href} answered ${answer.status}`);
  const style = document.createElement("style");
  style.textContent = await answer.text();
  end.replaceChildren(style);
}

function rootOf(page: Document): HTMLElement {
  const root = page.getElementById("root");
  if (root === null) throw new Error("There is no #root");
  return root;
}
