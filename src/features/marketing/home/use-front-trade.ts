import { useEffect, useState, type RefObject } from "react";
import { drawnTrades, type DrawnTrade } from "@/content/trades";
import { useChosenTrade } from "../use-chosen-trade";
import { keepAnswers } from "@/features/lead-form/visitor-answers";

/**
 * The trade in front: the one chosen on this page, or else on an earlier one. `picked` is undefined
 * until a visitor chooses on this page.
 */
export function useFrontTrade(streetRef: RefObject<HTMLElement | null>) {
  // An object per press, because a press on the current trade scrolls to it again.
  const [pick, setPick] = useState<{ trade: DrawnTrade }>();
  const stored = useChosenTrade();

  useEffect(() => {
    if (streetRef.current && pick) showInFront(streetRef.current, pick.trade);
  }, [streetRef, pick]);

  const pickTrade = (trade: DrawnTrade) => {
    keepAnswers({ trade: trade.slug });
    setPick({ trade });
  };
  // Storage may be refused, so the choice on this page does not depend on it.
  return { front: pick?.trade ?? stored ?? drawnTrades[0], picked: pick?.trade, pickTrade };
}

/** Scrolls the page to the lot, which hero.css has moved. */
function showInFront(street: HTMLElement, trade: DrawnTrade): void {
  const lot = street.querySelector<HTMLElement>(`[data-trade="${trade.id}"]`);
  if (lot === null) return;
  // Lots move without animation, so scrolling has none.
  street.scrollTo({ left: 0, behavior: "instant" });
  const isStill = !matchMedia("(prefers-reduced-motion: no-preference)").matches;
  // Only as far as needed; `scroll-padding` keeps it clear of the header and the bottom bar.
  street.scrollIntoView({ block: "nearest", behavior: isStill ? "instant" : "smooth" });
  if (isStill) return;
  // Restarts the awning's animation of example-site.css.
  lot
    .querySelector(".xs-awning")
    ?.animate({ scale: ["1 0", "1"] }, { duration: 420, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" });
}
