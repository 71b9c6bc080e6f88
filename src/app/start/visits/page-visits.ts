import { withoutTrailingSlash } from "@/lib/paths";
import { ensureHistoryKey, newHistoryKey } from "../history/history-key";
import { keepPlace, placeOf } from "../history/history-place";
import { painted } from "./painted";
import { focusArrival, focusQuietly, partNamedBy, readTitleOut } from "./arrival";
import { carrySheet, putParts, takeShownParts, warmSheet, type PageParts } from "./page-parts";
import { takePage } from "./sent-page";

/** A page that was left, with all that was done on it. */
type LeftPage = { parts: PageParts; focus: HTMLElement | null; anchor: Anchor | null };

/** What stood at the top of the window, and how far from it: where it is in the page may change once all of it is laid out. */
type Anchor = { element: Element; top: number };

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Below the header, which stands over the page. */
function anchorHere(): Anchor | null {
  const element = document.elementFromPoint(innerWidth / 2, innerHeight / 3);
  return element && { element, top: topOf(element) };
}

/** So many pages are kept as they were left; older ones are fetched anew. */
const MOST_LEFT = 8;

/**
 * Visits to one page after another by the HTML of each. A page that was left is kept for who comes back.
 * `onArrival` starts what acts on a page, where `pressed` was pressed already; `isOver` says that the app has taken over.
 */
export function startVisits(
  onArrival: (pressed: readonly Element[]) => void,
  isOver: () => boolean,
) {
  const left = new Map<string, LeftPage>();
  let key = ensureHistoryKey();
  let shownPath = location.pathname;
  // The browser may have moved it by the time it tells of a way back.
  let place = 0;
  void painted().then(() => (place = scrollY));
  document.addEventListener("scroll", () => (place = scrollY), { passive: true });

  /** Answers with what is to be done once the next page is shown. */
  function leave(anchor: Anchor | null): () => void {
    const [keyOfLeft, placeOfLeft] = [key, place];
    const focus = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    // Outside of the document one would only look open.
    for (const dialog of document.querySelectorAll("dialog[open]")) {
      if (dialog instanceof HTMLDialogElement) dialog.close();
    }
    const parts = takeShownParts();
    left.set(key, { parts, focus, anchor });
    const [oldest = ""] = left.keys();
    if (left.size > MOST_LEFT) left.delete(oldest);
    return () => {
      keepPlace(keyOfLeft, placeOfLeft);
      warmSheet(parts);
    };
  }

  function arrive(): void {
    key = ensureHistoryKey();
    shownPath = location.pathname;
  }

  /** Shows a page at a site address that it was taken for, as the next one of the tab's history. */
  async function show(parts: PageParts, address: string): Promise<void> {
    const { idx }: { idx?: number } = history.state ?? {};
    const isWhole = address.includes("#");
    if (isWhole) await carrySheet(parts.content);
    const anchor = anchorHere();
    // The browser notes where the page is scrolled to, and would lay it out for it once it is changed.
    history.pushState({ idx: (idx ?? 0) + 1, key: newHistoryKey() }, "", address);
    // While nothing has to be laid out for it.
    scrollTo({ top: 0, behavior: "instant" });
    const noteLeft = leave(anchor);
    arrive();
    const complete = putParts(parts, isWhole, focusArrival);
    partNamedBy(location.hash)?.scrollIntoView();
    await begin(complete, noteLeft);
  }

  /** Starts what acts on a page once all of it is there, and does what was pressed meanwhile. */
  async function begin(complete: Promise<void>, noteLeft: () => void): Promise<void> {
    window.earlyPresses?.splice(0);
    const shown = key;
    await complete;
    noteLeft();
    if (shown !== key) return;
    readTitleOut();
    onArrival(window.earlyPresses?.splice(0) ?? []);
  }

  async function comeBack(): Promise<void> {
    const address = location.pathname + location.search;
    const known = left.get(historyKey());
    const parts = known?.parts ?? (await takePage(address));
    await carrySheet(parts.content);
    // Gone on meanwhile.
    if (isOver() || location.pathname + location.search !== address) return;
    // The browser has moved the page that is left.
    const noteLeft = leave(null);
    arrive();
    const complete = putParts(parts, true);
    const anchor = known?.anchor;
    const top = placeOf(key);
    const findPlace = () => {
      scrollTo({ top, behavior: "instant" });
      if (anchor) scrollBy({ top: topOf(anchor.element) - anchor.top, behavior: "instant" });
    };
    findPlace();
    // Right after this event the browser goes where the page was scrolled to when it had another height.
    requestAnimationFrame(findPlace);
    focusArrival();
    if (known?.focus?.isConnected) focusQuietly(known.focus);
    left.delete(key);
    await begin(complete, noteLeft);
  }

  addEventListener("popstate", () => {
    if (isOver()) return;
    if (withoutTrailingSlash(location.pathname) === withoutTrailingSlash(shownPath))
      return arrive();
    comeBack().catch(() => location.reload());
  });
  return { show };
}

function historyKey(): string {
  const { key = "" }: { key?: string } = history.state ?? {};
  return key;
}
