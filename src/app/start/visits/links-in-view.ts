import { whenLoadedAndIdle } from "@/lib/when-idle";
import { linkAddress } from "../follow-links";
import { savesData } from "./sent-page";

/** Of each page. More would be read by few, and paid for by all. */
const MOST_PAGES = 4;

/**
 * Has the pages fetched that links in view lead to, when there is time for it: while a finger is on a link,
 * Chromium hands over nothing that was fetched. Answers how to begin with the links of a page.
 */
export function watchLinksInView(fetchAhead: (address: string) => Promise<unknown>): () => void {
  const asked = new Set<string>();
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const address = target instanceof HTMLAnchorElement ? linkAddress(target) : null;
      if (!isIntersecting || address === null || asked.size === MOST_PAGES) continue;
      inView.unobserve(target);
      asked.add(address);
      // One that is not to be had is asked for again once it is touched.
      void whenLoadedAndIdle()
        .then(() => fetchAhead(address))
        .catch(() => undefined);
    }
  });
  return () => {
    inView.disconnect();
    asked.clear();
    if (savesData()) return;
    for (const link of document.querySelectorAll("main a[href]")) inView.observe(link);
  };
}
