import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import {
  defaultNumbers,
  numbersFromSearch,
  searchFromNumbers,
  type CalculatorNumbers,
} from "./calculator-address";

/** Browsers refuse an address that changes at every step of a dragged slider. */
const SETTLE_MS = 250;

/** The numbers as typed. They follow the address on arrival, and the address follows them. */
export function useCalculatorNumbers() {
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  const [typed, setTyped] = useState<CalculatorNumbers | null>(null);

  useEffect(() => {
    const nextSearch = typed && searchFromNumbers(typed);
    if (!nextSearch) return undefined;
    const timer = setTimeout(() => replaceSearch(nextSearch), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const numbers = typed ?? (isHydrated ? numbersFromSearch(search) : defaultNumbers);
  return { numbers, setNumbers: setTyped };
}

/**
 * Past the router on purpose: a navigation per number would scroll, announce the page anew and
 * cancel a link that is just being followed. The router keeps its note in history.state.
 */
function replaceSearch(search: string): void {
  try {
    history.replaceState(history.state, "", `${location.pathname}${search}`);
  } catch {
    // Too many changes in a row for this browser; the next one writes the address.
  }
}
