import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import {
  defaultNumbers,
  numbersFromSearch,
  searchFromNumbers,
  type CalculatorNumbers,
} from "./calculator-address";

/** Browsers refuse URL changes at every step of a dragged slider. */
const SETTLE_MS = 250;

/** The calculator's numbers, initially from the URL, which follows typing. */
export function useCalculatorNumbers() {
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  const [typed, setTyped] = useState<Partial<CalculatorNumbers>>({});
  // Prerendered HTML has no query.
  const initial = isHydrated ? numbersFromSearch(search) : defaultNumbers;
  const { job, margin }: CalculatorNumbers = { ...initial, ...typed };
  const isTyped = Object.keys(typed).length > 0;

  useEffect(() => {
    const shared = searchFromNumbers({ job, margin });
    if (!isTyped || shared === null) return undefined;
    const { pathname } = location;
    const timer = setTimeout(() => {
      // The router changes the URL before React has replaced this page.
      if (location.pathname === pathname) replaceSearch(shared);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [job, margin, isTyped]);

  const change = (name: keyof CalculatorNumbers, value: string) =>
    setTyped((before) => ({ ...before, [name]: value }));
  return { numbers: { job, margin }, change };
}

/** Bypasses the router, because navigating would cancel a link being followed. */
function replaceSearch(search: string): void {
  try {
    history.replaceState(history.state, "", `${location.pathname}${search}`);
  } catch {
    // Too many changes for this browser; the next one updates the URL.
  }
}
