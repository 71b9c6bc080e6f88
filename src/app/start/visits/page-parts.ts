/** What of a document is one page's and not the site's. */
export type PageParts = {
  /** Title, meta and link tags, and the styles of its HTML. */
  head: Element[];
  /** Links to the whole sheets, which stay for the pages that follow. */
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

/** Takes a page out of its document. */
export function takeParts(from: Document): PageParts {
  const root = rootOf(from);
  const content = new DocumentFragment();
  content.append(...root.childNodes);
  const head = [...from.head.querySelectorAll(`${PAGE_HEAD}, :scope > style`)];
  const sheets = [...from.head.querySelectorAll<HTMLLinkElement>("link[data-whole-sheet]")];
  const data = from.querySelector(PAGE_DATA);
  for (const element of [...head, data]) element?.remove();
  const { path = "", reads = "" } = root.dataset;
  return { head, sheets, content, path, reads, data };
}

/** Puts one into this document, from which the one before was taken. */
export function putParts({ head, sheets, content, path, reads, data }: PageParts): void {
  const root = rootOf(document);
  document.head.append(...head, ...sheets.filter(isMissing));
  Object.assign(root.dataset, { path, reads });
  root.replaceChildren(content);
  if (data) root.after(data);
}

const isMissing = (sheet: HTMLLinkElement) =>
  document.querySelector(`link[href="${sheet.getAttribute("href") ?? ""}"]`) === null;

export function rootOf(page: Document): HTMLElement {
  const root = page.getElementById("root");
  if (root === null) throw new Error("There is no #root");
  return root;
}
