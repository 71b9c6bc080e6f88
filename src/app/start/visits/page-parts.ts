import { painted } from "./painted";

/** What of a document is one page's and not the site's. */
export type PageParts = {
  /** Title, meta and link tags. */
  head: Element[];
  /** The styles of its HTML. */
  styles: HTMLStyleElement[];
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

/** Styles of a page that is not shown stand in the head too, so that they are parsed by then. */
const WAITING = "not all";
const OWN_STYLES = `:scope > style:not([media="${WAITING}"])`;
const PAGE_DATA = "#page-data";
const PAGE_SHEET = "link[data-page-sheet]";
const FIRST_SCREEN_END = "[data-first-screen-end]";

/** Takes the page that stands there out of this document. */
export function takeShownParts(): PageParts {
  putBack(waiting.late);
  putBack(waiting.rest);
  return takeParts(document);
}

/** Takes a page out of its document. */
export function takeParts(from: Document): PageParts {
  const root = rootOf(from);
  const sheets = [...from.querySelectorAll<HTMLLinkElement>("link[data-whole-sheet]")];
  const content = new DocumentFragment();
  content.append(...root.childNodes);
  const head = [...from.head.querySelectorAll(PAGE_HEAD)];
  const styles = [...from.head.querySelectorAll<HTMLStyleElement>(OWN_STYLES)];
  const data = from.querySelector(PAGE_DATA);
  for (const element of [...head, ...styles, data]) element?.remove();
  takeSheet(content);
  const { path = "", reads = "" } = root.dataset;
  return { head, styles, sheets, content, path, reads, data };
}

/** Before the whole sheets, whose order of rules is the right one. */
function addStyles(styles: HTMLStyleElement[]): void {
  document.head.prepend(...styles.filter(({ isConnected }) => !isConnected));
}

/** Has the styles of a page that will be shown soon parsed, which takes a slow phone a while. */
export function parseStyles({ styles }: PageParts): void {
  for (const style of styles) style.media = WAITING;
  addStyles(styles);
}

const isMissing = (sheet: HTMLLinkElement) =>
  [...document.querySelectorAll("link")].every(({ href }) => href !== sheet.href);

/**
 * Puts one into this document, from which the one before was taken: the first screen at once, and when that
 * is painted and `onPaint` has run, the rest. `isWhole` puts all of it in at once, for which `carrySheet`
 * has to be done. Rejects where the styles of the rest are not to be had.
 */
export function putParts(
  parts: PageParts,
  isWhole: boolean,
  onPaint: () => void = () => undefined,
): Promise<void> {
  const { head, styles, sheets, content, path, reads, data } = parts;
  const root = rootOf(document);
  addStyles(styles);
  for (const style of styles) style.removeAttribute("media");
  document.head.append(...head, ...sheets.filter(isMissing));
  Object.assign(root.dataset, { path, reads });
  document.documentElement.toggleAttribute("data-whole", isWhole);
  waiting = isWhole ? NOTHING : { late: takeLate(content), rest: takeRest(content, root) };
  root.replaceChildren(content);
  if (data) root.after(data);
  shown = complete(waiting, onPaint);
  return shown;
}

async function complete(own: Waiting, onPaint: () => void): Promise<void> {
  await painted();
  if (own !== waiting) return;
  onPaint();
  putBack(own.late);
  await carrySheet(rootOf(document));
  if (own === waiting) putBack(own.rest);
}

let shown = Promise.resolve();

/** Until all of the page that was put in last stands there. */
export const whenComplete = () => shown;

/** Nodes that are held back, with the element at whose end they belong. */
type Held = { parent: ParentNode; nodes: ChildNode[] };
/** What waits for the first paint, and for the styles of the rest besides. */
type Waiting = { late: Held[]; rest: Held[] };

const NOTHING: Waiting = { late: [], rest: [] };
let waiting = NOTHING;

function putBack(held: Held[]): void {
  for (const { parent, nodes } of held.splice(0)) parent.append(...nodes);
}

/** Parts of the first screen that take long to lay out. */
const takeLate = (content: DocumentFragment): Held[] =>
  Array.from(content.querySelectorAll("[data-after-paint]"), (parent) => {
    const nodes = [...parent.childNodes];
    parent.replaceChildren();
    return { parent, nodes };
  });

/** What comes after the first screen. */
function takeRest(content: DocumentFragment, root: HTMLElement): Held[] {
  const rest: Held[] = [];
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

const sheetTexts = new Map<string, Promise<string>>();

/** The text of a page's sheet: in place of the link, so that the page is never without its styles. */
function sheetText(address: string): Promise<string> {
  const known = sheetTexts.get(address);
  if (known) return known;
  const text = fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    return answer.text();
  });
  sheetTexts.set(address, text);
  text.catch(() => sheetTexts.delete(address));
  return text;
}

/** Takes the styles of what comes after the first screen out of a page, and notes where they are to be had. */
function takeSheet(content: ParentNode): void {
  const end = content.querySelector<HTMLElement>(FIRST_SCREEN_END);
  const link = end?.querySelector<HTMLLinkElement>(PAGE_SHEET);
  if (end && link) end.dataset.firstScreenEnd = link.getAttribute("href") ?? "";
  end?.replaceChildren();
}

/** Asks for them, because they are soon needed. Who needs them hears of a failure. */
export function warmSheet({ content }: PageParts): void {
  const address = content.querySelector<HTMLElement>(FIRST_SCREEN_END)?.dataset.firstScreenEnd;
  if (address) sheetText(address).catch(() => undefined);
}

/** Puts them in, unless they are there. Rejects where they are not to be had. */
export async function carrySheet(page: ParentNode): Promise<void> {
  const end = page.querySelector<HTMLElement>(FIRST_SCREEN_END);
  const address = end?.dataset.firstScreenEnd;
  if (!end || !address || end.hasChildNodes()) return;
  const style = document.createElement("style");
  style.textContent = await sheetText(address);
  end.replaceChildren(style);
}

function rootOf(page: Document): HTMLElement {
  const root = page.getElementById("root");
  if (root === null) throw new Error("There is no #root");
  return root;
}
