import { withoutTrailingSlash } from "@/lib/paths";
import { startBehaviors } from "./behaviors";
import { holdEvents } from "./early-events";
import { explainFailure } from "./failed-start";
import { followLinks, warmLinks } from "./follow-links";
import { startSampleCard } from "./sample-card";
import { hasSomethingToShow, isPageOfAddress, watchForNeeds } from "./needs-app";

const loadApp = () => import("./app");

declare global {
  interface Window {
    /** Kept by a script in index.html until this one is there. */
    earlyPresses?: Element[];
  }
}

/**
 * Starts a document. A prerendered page is HTML that mostly acts by itself: the app is started on it
 * once a reader touches what needs it. Anything else is the app's from the beginning.
 */
export function startDocument(root: HTMLElement): void {
  const pressed = window.earlyPresses?.splice(0) ?? [];
  const held = holdEvents(() => void wake(), pressed);
  let waking: Promise<void> | undefined;

  function wake(): Promise<void> {
    waking ??= loadApp()
      .then(({ startApp }) => startApp(root))
      .then(() => {
        held.replay();
        root.dataset.state = "running";
      })
      .catch((error: unknown) => {
        waking = undefined;
        explainFailure(error, root, held.drop());
      });
    return waking;
  }

  async function go(address: string): Promise<void> {
    try {
      // A page that is being hydrated keeps what was typed into it, and the router leaves it.
      await waking;
      const { goTo } = await loadApp();
      await goTo(address, root);
      held.release();
      root.dataset.state = "running";
    } catch {
      location.assign(address);
    }
  }

  followLinks((address) => void go(address));
  warmLinks((address) => {
    const preparing = loadApp().then(({ prepare }) => prepare(address));
    // Only a chance to be quicker: a failure is dealt with on the press.
    preparing.catch(() => undefined);
  });

  startSampleCard();
  const pathname = withoutTrailingSlash(location.pathname);
  if (!isPageOfAddress(root, pathname) || hasSomethingToShow()) {
    void wake();
    return;
  }
  startBehaviors(pressed);
  watchForNeeds(() => void wake());
  root.dataset.state = "listening";
}
