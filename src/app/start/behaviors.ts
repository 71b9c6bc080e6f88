import { startBehavior, type Behavior } from "@/lib/behavior";
import { whenLoadedAndIdle } from "@/lib/when-idle";

/** Plain code for parts of pages, by the name in their HTML: `data-behavior`. */
const behaviors: Record<string, () => Promise<Behavior>> = {
  menu: async () => (await import("../layouts/menu-behavior")).runMenu,
  compare: async () => (await import("@/features/marketing/home/compare-behavior")).moveHandle,
  rent: async () => (await import("@/features/marketing/home/rent-behavior")).sumRent,
  trade: async () => (await import("@/features/marketing/home-hero/trade-behavior")).pickTrade,
  "break-even": async () =>
    (await import("@/features/marketing/pricing/calculator/break-even-behavior")).reckonBreakEven,
  article: async () => (await import("@/features/blog/article/article-behavior")).actInArticle,
  share: async () => (await import("@/features/blog/article/share-behavior")).sharePost,
  // Only shows something, and takes a slow phone long: whatever is touched comes first.
  "office-hours": async () => {
    await whenLoadedAndIdle();
    return (await import("@/features/marketing/contact/office-hours-behavior")).showOfficeHours;
  },
};

/**
 * Starts what a page has of them, and does what was pressed meanwhile. A part whose
 * code does not come is left to the app. `pressed` is what was pressed before this code was there.
 */
export function startBehaviors(pressed: readonly Element[]): void {
  for (const part of document.querySelectorAll<HTMLElement>("[data-behavior]")) {
    const held = pressed.filter((target) => ownerOf(target) === part);
    const holding = new AbortController();
    part.addEventListener("click", ({ target }) => target instanceof Element && held.push(target), {
      signal: holding.signal,
    });
    behaviors[part.dataset.behavior ?? ""]?.().then(
      (behavior) => {
        holding.abort();
        startBehavior(behavior, part);
        for (const target of held) buttonOf(target)?.click();
      },
      (error: unknown) => {
        console.warn("A part of the page does not act", error);
        holding.abort();
        // From now on the part is the app's, which is asked for what was pressed.
        delete part.dataset.behavior;
        for (const target of held) buttonOf(target)?.click();
      },
    );
  }
}

/** Fields keep by themselves what was done to them, links lead somewhere, and some buttons know a command. */
const buttonOf = (target: Element) => target.closest<HTMLElement>("button:not([command])");
const ownerOf = (target: Element) => buttonOf(target)?.closest("[data-behavior]");
