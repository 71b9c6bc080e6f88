import { trustedHtml } from "@/lib/html/trusted-types";
import { isStaffPath } from "@/lib/paths";
import { parseStyles, takeParts, warmSheet, type PageParts } from "./page-parts";

/** How long a page that was fetched beforehand is shown as it came. */
const FRESH_MS = 60_000;
/** A browser that loads the page itself shows that it does. */
const PATIENCE_MS = 8_000;

type Ahead = { since: number; html: Promise<string>; page?: Promise<PageParts> };

const ahead = new Map<string, Ahead>();

const placeOf = (address: string) => address.replace(/#.*/, "");

function askFor(place: string): Ahead {
  const known = ahead.get(place);
  if (known && performance.now() - known.since < FRESH_MS) return known;
  void known?.page?.then(({ styles }) => styles.forEach((style) => style.remove()));
  const asked: Ahead = { since: performance.now(), html: load(place) };
  ahead.set(place, asked);
  asked.html.catch(() => ahead.delete(place));
  return asked;
}

/** Whoever asks for less data has nothing fetched before it is wanted. */
export const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetches the HTML of a page of the site. Rejects as `fetchPage` does. */
export async function fetchHtml(address: string): Promise<void> {
  await askFor(placeOf(address)).html;
}

/**
 * Fetches another page of the site and makes it ready to be shown, unless that is done already. Rejects
 * where a browser has to load the page: it moved, is missing, not HTML, of another build, or not to be had.
 */
export function fetchPage(address: string): Promise<PageParts> {
  const place = placeOf(address);
  const asked = askFor(place);
  if (asked.page === undefined) {
    asked.page = asked.html.then((html) => read(place, html));
    asked.page.catch(() => ahead.delete(place));
  }
  return asked.page;
}

/** The same for who puts its elements into the document, which can be done once. */
export async function takePage(address: string): Promise<PageParts> {
  const page = await fetchPage(address);
  ahead.delete(placeOf(address));
  return page;
}

async function load(place: string): Promise<string> {
  if (isStaffPath(place)) throw new Error("The staff area has no HTML");
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(place, { headers: { Accept: "text/html" }, signal });
  if (!answer.ok || answer.redirected) throw new Error(`${place} answered ${answer.status}`);
  return answer.text();
}

function read(place: string, html: string): PageParts {
  const page = new DOMParser().parseFromString(trustedHtml(html), "text/html");
  if (
    page.getElementById("root")?.dataset.path === undefined ||
    scriptOf(page) !== scriptOf(document)
  ) {
    throw new Error(`${place} is not a page of this build`);
  }
  const parts = takeParts(page);
  warmSheet(parts);
  parseStyles(parts);
  return parts;
}

const scriptOf = (page: Document) =>
  page.querySelector("script[type=module][src]")?.getAttribute("src");
