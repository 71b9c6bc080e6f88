import { isTranslated } from "@/lib/i18n/is-translated";
import { explainFailure, forgetFailure, isFailureShown } from "@/lib/late-code/failed-start";
import { fetchAhead, preloadApp } from "@/lib/late-code/fetch-ahead";
import { withoutTrailingSlash } from "@/lib/paths";
import { readStored, storageKeys } from "@/lib/storage/storage";
import { hydrateOnUse } from "./hydrate-on-use";
import { startSampleCard } from "./sample-card";

declare global {
  interface Window {
    earlyPresses?: Element[] | undefined;
  }
}

/** A prerendered page hydrates on its first use; any other address is rendered at once. */
export function startDocument(root: HTMLElement): void {
  const input = hydrateOnUse(root, hydrate, window.earlyPresses ?? []);
  window.earlyPresses = undefined;
  let hydrating: Promise<void> | undefined;
  let explainedPresses = 0;

  /** After a visible failure only another press tries again, so that the notice stays. */
  function hydrate(): void {
    if (isFailureShown() && input.countPresses() === explainedPresses) return;
    if (hydrating) return;
    preloadApp();
    hydrating = import("./app")
      .then(({ startApp }) => {
        forgetFailure();
        return startApp(root);
      })
      .then(() => {
        input.replay();
        root.dataset.state = "running";
      })
      .catch(async (error: unknown) => {
        input.stopWaiting();
        await explainFailure(error, root, input.pendingInput);
        hydrating = undefined;
        explainedPresses = input.countPresses();
      });
  }

  startSampleCard();
  if (!isPageOfAddress(root) || hasSomethingToShow()) {
    hydrate();
    return;
  }
  root.dataset.state = "listening";
  hydrateWhenSeen(hydrate);
  void fetchAhead();
  // Pages are prerendered in English.
  void isTranslated().then((is) => is && hydrate());
}

const SHOWS_ANSWERS = "form[data-lead-form], [name=trade], [data-visitor-sign], [data-shows-trade]";

function isPageOfAddress({ dataset }: HTMLElement): boolean {
  const [path] = dataset.path?.split("?") ?? [];
  const query = new URLSearchParams(location.search);
  const reads = dataset.reads?.split(" ") ?? [];
  return path === withoutTrailingSlash(location.pathname) && !reads.some((name) => query.has(name));
}

/** Whether the page shows stored state at once: a draft, a sent request, a name. */
function hasSomethingToShow(): boolean {
  const { usr }: { usr?: unknown } = history.state ?? {};
  if (usr !== undefined && usr !== null) return true;
  if (location.hash.includes("=") && document.querySelector("[data-visitor-sign]")) return true;
  if (document.querySelector(SHOWS_ANSWERS) === null) return false;
  return [storageKeys.leadDrafts, storageKeys.visitorAnswers, storageKeys.sentRequests].some(
    (key) => readStored(key, "sessionStorage"),
  );
}

function hydrateWhenSeen(hydrate: () => void): void {
  const observer = new IntersectionObserver((parts) => {
    if (parts.some(({ isIntersecting }) => isIntersecting)) hydrate();
  });
  for (const part of document.querySelectorAll("[data-hydrate-when-seen]")) observer.observe(part);
}
