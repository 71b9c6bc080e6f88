import { useEffect, useState, type RefObject } from "react";
import { drawnTrades, type DrawnTrade } from "@/lib/site/trades";
import { useChosenTrade } from "../use-chosen-trade";
import { keepAnswers } from "../lead-form/visitor-answers";

/**
 * The trade whose example site stands in front: the one picked on this page, or else on an earlier one.
 * `picked` is undefined until a visitor picks one on this page.
 */
export function useFrontTrade(streetRef: RefObject<HTMLElement | null>) {
  // An object for each press, because a press on the trade in front brings it into view again.
  const [pick, setPick] = useState<{ trade: DrawnTrade }>();
  const stored = useChosenTrade();

  useEffect(() => {
    if (streetRef.current && pick) showInFront(streetRef.current, pick.trade);
  }, [streetRef, pick]);

  const pickTrade = (trade: DrawnTrade) => {
    keepAnswers({ trade: trade.slug });
    setPick({ trade });
  };
  // Storage may be refused, so what was picked here does not depend on it.
  return { front: pick?.trade ?? stored ?? drawnTrades[0], picked: pick?.trade, pickTrade };
}

/** hero.css has the lot stand first, beside the price sign; the page may still have to be scrolled to it. */
function showInFront(street: HTMLElement, trade: DrawnTrade): void {
  const lot = street.querySelector<HTMLElement>(`[data-trade="${trade.id}"]`);
  if (lot === null) return;
  // Without a scroll animation, because the lots change places without one.
  street.scrollTo({ left: 0, behavior: "instant" });
  const isStill = !matchMedia("(prefers-reduced-motion: no-preference)").matches;
  // Only as far as needed; `scroll-padding` keeps it clear of the header and the bottom bar.
  street.scrollIntoView({ block: "nearest", behavior: isStill ? "instant" : "smooth" });
  if (isStill) return;
  // The awning unrolls again, as example-site.css has it do when the page is loaded.
  lot
    .querySelector(".xs-awning")
    ?.animate({ scale: ["1 0", "1"] }, { duration: 420, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" });
}
