import { useLayoutEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { useIsBelow } from "@/hooks/use-is-below";

/** Tailwind's breakpoints; "@" means those of a container. */
export type StackBelow = "sm" | "xl" | "@xl" | "always";

/** Also stacks below this container width, which is smaller at large text sizes. */
const CONTAINER_REM: Record<StackBelow, number> = { sm: 0, xl: 48, "@xl": 36, always: 0 };

const isNarrowerThan = (rem: number, box: HTMLElement) =>
  box.offsetWidth < rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Whether a list's rows stand one under another, because its columns would not fit. */
export function useIsStacked(below: StackBelow, region: RefObject<HTMLElement | null>): boolean {
  const containerRem = CONTAINER_REM[below];
  const isWindowBelow = useIsBelow(below === "xl" ? "xl" : "sm");
  const [isContainerBelow, setIsContainerBelow] = useState(false);
  useLayoutEffect(() => {
    const box = region.current;
    if (containerRem === 0 || box === null || typeof ResizeObserver === "undefined")
      return undefined;
    // Synchronous, because the rows are measured next.
    const observer = new ResizeObserver(() =>
      flushSync(() => setIsContainerBelow(isNarrowerThan(containerRem, box))),
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, [containerRem, region]);
  if (below === "always") return true;
  return isContainerBelow || (below !== "@xl" && isWindowBelow);
}
