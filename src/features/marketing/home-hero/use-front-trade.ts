import { useEffect, useState, type RefObject } from "react";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { drawnTrades, type DrawnTrade } from "@/lib/site/trades";
import { chosenTrade, keepAnswers } from "../lead-form/visitor-answers";

/**
 * The trade whose example site stands in front: the one picked on this page, or else on an earlier one.
 * `picked` is undefined until a visitor picks one on this page.
 */
export function useFrontTrade(streetRef: RefObject<HTMLElement | null>) {
  // An object for each press, because a press on the trade in front brings it into view again.
  const [pick, setPick] = useState<{ trade: DrawnTrade }>();
  const isHydrated = useIsHydrated();
  const chosen = pick?.trade ?? (isHydrated ? chosenTrade() : undefined);

  useEffect(() => {
    if (streetRef.current && chosen) showInFront(streetRef.current, chosen);
  }, [streetRef, chosen, pick]);

  const pickTrade = (trade: DrawnTrade) => {
    keepAnswers({ trade: trade.slug });
    setPick({ trade });
  };
  return { front: chosen ?? drawnTrades[0], picked: pick?.trade, pickTrade };
}

/** On a narrow screen the price sign stands before the front lot, which may be half out of view. */
function showInFront(street: HTMLElement, trade: DrawnTrade): void {
  const lot = street.querySelector<HTMLElement>(`[data-trade="${trade.id}"]`);
  if (lot === null) return;
  const left = lot.offsetLeft - (street.clientWidth - lot.offsetWidth) / 2;
  // Without a scroll animation, because the lots change places without one.
  street.scrollTo({ left, behavior: "instant" });
  if (!matchMedia("(prefers-reduced-motion: no-preference)").matches) return;
  // The awning unrolls again, as example-site.css has it do when the page is loaded.
  lot
    .querySelector(".xs-awning")
    ?.animate({ scale: ["1 0", "1"] }, { duration: 420, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" });
}
