import { keepSheet, wholeSheetsOf } from "../whole-sheets";

/** What of a document is one page's and not the site's. */
export type PageParts = {
  /** Title, meta and link tags. */
  head: Element[];
  /** The styles of its first screen, or of all of it. */
  styles: Element[];
  /** Links to the whole sheets. */
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
  const sheets = [...wholeSheetsOf(from)];
  const content = new DocumentFragment();
  content.append(...root.childNodes);
  // Not before: a page that lost a sheet would be laid out anew to be taken away.
  content.querySelector(FIRST_SCREEN_END)?.replaceChildren();
  const head = [...from.head.querySelectorAll(PAGE_HEAD)];
  const styles = [...from.head.querySelectorAll(":scope > style")];
  const data = from.querySelector(PAGE_DATA);
  for (const element of [...head, ...styles, data]) element?.remove();
  const { path = "", reads = "" } = root.dataset;
  return { head, styles, sheets, content, path, reads, data };
}

/** Until the whole sheets of a page are there, or lost. */
export const applySheets = ({ sheets }: PageParts) => Promise.allSettled(sheets.map(keepSheet));

/**
 * Puts one into this document, from which the one before was taken: the first screen at once, the rest
 * when that is painted and the rest has its styles. `isWhole` puts all of it in at once; it
 * should have its sheets.
 */
export async function putParts(parts: PageParts, isWhole: boolean): Promise<void> {
  const { head, styles, content, path, reads, data } = parts;
  const root = rootOf(document);
  // Before the whole sheets, whose order of rules is the right one.
  document.head.prepend(...styles);
  document.head.append(...head);
  Object.assign(root.dataset, { path, reads });
  const sheets = applySheets(parts);
  const rest = isWhole ? [] : takeRest(content, root);
  root.replaceChildren(content);
  if (data) root.after(data);
  putRest = () => {
    putRest = () => undefined;
    for (const { parent, nodes } of rest) parent.append(...nodes);
  };
  await Promise.all([sheets, painted()]);
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

const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

export function rootOf(page: Document): HTMLElement {
  const root = page.getElementById("root");
  if (root === null) throw new Error("There is no #root");
  return root;
}
