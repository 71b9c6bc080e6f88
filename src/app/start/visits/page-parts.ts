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
const FIRST_SCREEN_END = "[data-first-screen-end]";

/** Takes a page out of its document. */
export function takeParts(from: Document): PageParts {
  putRest();
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
  [...document.head.querySelectorAll("link")].every(({ href }) => href !== sheet.href);

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
  let place: ChildNode | null = content.querySelector(FIRST_SCREEN_END);
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

export function rootOf(page: Document): HTMLElement {
  const root = page.getElementById("root");
  if (root === null) throw new Error("There is no #root");
  return root;
}
