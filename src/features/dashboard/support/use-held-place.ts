import type { Virtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";

export type RowVirtualizer = Virtualizer<HTMLDivElement, HTMLTableRowElement>;

/** Of the scrolled region, and of the table's head, which stays at its top. */
export type RegionLayout = { width: number; headHeight: number };

/** A row of which no more is left below the table's head has been read. */
const SLIVER = 4;

/** By then every row that another width brought into view has long been measured. */
const SETTLED_MS = 3_000;

/** Another width wraps every row anew, also those not mounted, of which only guesses are left. */
function measureAnew(virtualizer: RowVirtualizer) {
  virtualizer.measure();
  // Or each row is compared with the height it had, and one that has it already is not kept.
  virtualizer.getTotalSize();
  for (const row of virtualizer.elementsCache.values()) {
    if (!row.isConnected) continue;
    virtualizer.resizeItem(virtualizer.indexFromElement(row), row.offsetHeight);
  }
}

function offsetOf(held: number | "end", virtualizer: RowVirtualizer, region: HTMLElement): number {
  if (held === "end") return region.scrollHeight;
  return virtualizer.getOffsetForIndex(held, "start")?.[0] ?? region.scrollTop;
}

/**
 * Keeps a list at its end, or at the row that was read before the window took another width,
 * through however many widths it is dragged, until the person moves the list.
 */
export function useHeldPlace(
  virtualizer: RowVirtualizer,
  regionRef: RefObject<HTMLElement | null>,
  layout: RegionLayout,
) {
  const firstSeen = useRef(0);
  const held = useRef<number | "end" | null>(null);
  const release = useRef<ReturnType<typeof setTimeout>>(undefined);
  const knownWidth = useRef(0);
  const letGo = () => {
    held.current = null;
  };
  useLayoutEffect(() => {
    if (knownWidth.current > 0) held.current ??= firstSeen.current;
    knownWidth.current = layout.width;
    measureAnew(virtualizer);
  }, [virtualizer, layout]);
  useLayoutEffect(() => {
    // Anew with each row measured; the virtualizer itself gives up after five seconds.
    if (held.current === null || !regionRef.current) return;
    regionRef.current.scrollTop = offsetOf(held.current, virtualizer, regionRef.current);
    clearTimeout(release.current);
    // A screen reader moves the list without any event that says so.
    if (held.current !== "end") release.current = setTimeout(letGo, SETTLED_MS);
  });
  useEffect(() => () => clearTimeout(release.current), []);
  return {
    holdEnd: () => {
      held.current = "end";
    },
    letGo,
    handleScroll: () => {
      if (held.current !== null) return;
      // The rows under the table's head are not seen.
      const top = (regionRef.current?.scrollTop ?? 0) + layout.headHeight + SLIVER;
      firstSeen.current = virtualizer.getVirtualItemForOffset(top)?.index ?? 0;
    },
  };
}
