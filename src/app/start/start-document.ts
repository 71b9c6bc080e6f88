import { reloadOnce } from "@/lib/late-code/missing-code";
import { whenLoadedAndIdle } from "@/lib/when-idle";
import { startBehaviors } from "./behaviors";
import { holdEvents } from "./early-events";
import { explainFailure, forgetFailure, isFailureSaid } from "./failed-start";
import { followLinks, linkAddress, warmLinks } from "./follow-links";
import { startSampleCard } from "./sample-card";
import { hasSomethingToShow, isPageOfAddress, watchForNeeds } from "./needs-app";
import { focusArrival } from "./visits/arrival";
import { whenComplete } from "./visits/page-parts";
import { fetchHtml, fetchPage, savesData, takePage } from "./visits/sent-page";
import { startVisits } from "./visits/page-visits";

const loadApp = () => import("./app");

/** Until somebody scrolls, types, or has pressed something, which is answered first. */
const used = () =>
  new Promise<void>((done) => {
    for (const name of ["scroll", "click", "keydown"]) {
      addEventListener(name, () => done(), { once: true, passive: true });
    }
  });

/** By the time this runs, the browser has waited for it. */
const hasLostSheet = () =>
  document.querySelector<HTMLLinkElement>("link[data-page-sheet]")?.sheet === null;

declare global {
  interface Window {
    /** Kept by a script in index.html until this one is there. */
    earlyPresses?: Element[];
  }
}

/**
 * Starts a document. A prerendered page is HTML that mostly acts by itself: the app is started on it
 * once a reader touches what needs it, and links lead to the HTML of other pages until then. Anything
 * else is the app's from the beginning.
 */
export function startDocument(root: HTMLElement): void {
  if (!hasLostSheet()) {
    start(root);
    return;
  }
  // A deploy took the sheet away while the page was on its way.
  void reloadOnce().then((isReloading) => {
    if (!isReloading) start(root);
  });
}

function start(root: HTMLElement): void {
  const held = holdEvents(wake, window.earlyPresses ?? []);
  let waking: Promise<void> | undefined;
  let pressesExplained = 0;

  /** After a failure that was shown, only for another press: the notice must not go with the first undone. */
  function wake(): void {
    if (isFailureSaid() && held.countPresses() === pressesExplained) return;
    waking ??= Promise.all([loadApp(), whenComplete()])
      .then(([{ startApp }]) => {
        forgetFailure();
        return startApp(root);
      })
      .then(() => {
        held.replay();
        document.documentElement.toggleAttribute("data-whole", true);
        root.dataset.state = "running";
      })
      .catch(async (error: unknown) => {
        await explainFailure(error, root, held.pendingInput);
        waking = undefined;
        pressesExplained = held.countPresses();
      });
  }

  const isAwake = () => waking !== undefined;
  const visits = startVisits(begin, isAwake);
  let watchLinks = () => undefined as void;
  let latest = 0;

  async function go(address: string): Promise<void> {
    latest += 1;
    const turn = latest;
    try {
      const page = isAwake() ? null : await takePage(address);
      // Another link was followed while this page was fetched.
      if (turn !== latest) return;
      if (page === null || isAwake()) {
        // A page that is being hydrated keeps what was typed into it.
        await waking;
        await loadApp().then(({ goTo }) => goTo(address));
        return;
      }
      await visits.show(page, address);
      if (!isAwake()) return;
      await waking;
      focusArrival();
    } catch {
      location.assign(address);
    }
  }

  /**
   * Loads a page that is likely to be gone to. A failure is dealt with on the press. The app is not
   * started for one that needs it: that would keep this page from answering the press.
   */
  async function warm(address: string): Promise<void> {
    if (isAwake()) await loadApp().then(({ prepare }) => prepare(address));
    else await fetchPage(address);
  }

  /** Has the page fetched that most go on to, so that it is there for whoever touches its link first of all. */
  async function fetchLikelyNext(): Promise<void> {
    await whenLoadedAndIdle();
    const link = document.querySelector<HTMLAnchorElement>("main [data-likely-next]");
    const address = link && linkAddress(link);
    if (address && !isAwake() && !savesData()) await fetchHtml(address);
  }

  /** And those that links in view lead to, once it is known that somebody reads here. */
  async function fetchAhead(): Promise<void> {
    await used();
    await whenLoadedAndIdle();
    if (isAwake()) return;
    const { watchLinksInView } = await import("./visits/links-in-view");
    watchLinks = watchLinksInView(async (address) => {
      if (!isAwake()) await fetchHtml(address);
    });
    if (!isAwake()) watchLinks();
  }

  /** Starts what acts on the page that stands there. */
  function begin(pressed: readonly Element[]): void {
    const { pathname, search } = location;
    if (!isPageOfAddress(root, pathname, search) || hasSomethingToShow()) {
      wake();
      return;
    }
    startBehaviors(pressed);
    watchForNeeds(wake);
    watchLinks();
    root.dataset.state = "listening";
  }

  followLinks((address) => void go(address));
  warmLinks((address) => void warm(address).catch(() => undefined));
  fetchLikelyNext().catch(() => undefined);
  fetchAhead().catch(() => undefined);
  startSampleCard();
  // In a task of its own, before which what was pressed is done.
  setTimeout(() => begin(window.earlyPresses?.splice(0) ?? []));
}
