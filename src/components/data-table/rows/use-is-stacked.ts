import { useLayoutEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { useIsBelow } from "@/hooks/use-is-below";

/** Tailwind's breakpoints, with "@" those of a container; or where there is never room. */
export type StackBelow = "sm" | "xl" | "@xl" | "always";

const CONTAINER_XL_REM = 36;

const isNarrow = (box: HTMLElement) =>
  box.offsetWidth <
  CONTAINER_XL_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Whether a list's rows stand one under another, because its columns would not fit. */
export function useIsStacked(below: StackBelow, region: RefObject<HTMLElement | null>): boolean {
  const ofContainer = below === "@xl";
  const isWindowBelow = useIsBelow(below === "xl" ? "xl" : "sm");
  const [isContainerBelow, setIsContainerBelow] = useState(false);
  useLayoutEffect(() => {
    const box = region.current;
    if (!ofContainer || box === null || typeof ResizeObserver === "undefined") return undefined;
    // At once: the rows are measured next.
    const observer = new ResizeObserver(() => flushSync(() => setIsContainerBelow(isNarrow(box))));
    observer.observe(box);
    return () => observer.disconnect();
  }, [ofContainer, region]);
  if (below === "always") return true;
  return ofContainer ? isContainerBelow : isWindowBelow;
}
