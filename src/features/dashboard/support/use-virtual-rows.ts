import {
  defaultRangeExtractor,
  observeElementRect,
  useVirtualizer,
  type Range,
} from "@tanstack/react-virtual";
import { useCallback, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { useHeldPlace, type RegionLayout, type RowVirtualizer } from "./use-held-place";
import { useIsPrinting } from "./use-is-printing";

/** Beyond what is seen, on either side. */
const OVERSCAN = 8;
export const PRINTED_ROWS = 8;
/** Before a row was measured. */
const ROW_HEIGHT = { inTable: 59, stacked: 110 };

/** Which of a scrolled table's rows are mounted: those seen, some around them, the focused one. */
export function useVirtualRows(rows: { id: string }[]) {
  const region = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const [layout, setLayout] = useState<RegionLayout>({ width: 0, headHeight: 0 });
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const isPrinting = useIsPrinting();
  const focusedIndex = focusedId === null ? -1 : rows.findIndex(({ id }) => id === focusedId);
  const rowHeight = layout.headHeight === 0 ? ROW_HEIGHT.stacked : ROW_HEIGHT.inTable;

  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here
  const virtualizer: RowVirtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    // Rows are measured anew in a layout effect, where React cannot flush.
    useFlushSync: false,
    // The table's head scrolls along, above the rows.
    scrollMargin: layout.headHeight,
    scrollPaddingStart: layout.headHeight,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    rangeExtractor: useCallback(
      (range: Range) => {
        const shown = isPrinting
          ? { ...range, startIndex: 0, endIndex: Math.min(PRINTED_ROWS, range.count) - 1 }
          : range;
        const indexes = defaultRangeExtractor({ ...shown, overscan: isPrinting ? 0 : OVERSCAN });
        // Unmounted, it would take the focus with it.
        if (focusedIndex === -1 || indexes.includes(focusedIndex)) return indexes;
        return [...indexes, focusedIndex].sort((a, b) => a - b);
      },
      [focusedIndex, isPrinting],
    ),
    observeElementRect: useCallback<typeof observeElementRect<HTMLDivElement>>(
      (instance, report) =>
        observeElementRect(instance, (rect) => {
          const headHeight = head.current?.offsetHeight ?? 0;
          setLayout((known) =>
            known.width === rect.width && known.headHeight === headHeight
              ? known
              : { width: rect.width, headHeight },
          );
          report(rect);
        }),
      [],
    ),
  });
  const { holdEnd, letGo, handleScroll } = useHeldPlace(virtualizer, region, layout);

  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    letGo();
    const row = event.target.closest<HTMLTableRowElement>("tr[data-index]");
    setFocusedId(rows[Number(row?.dataset.index)]?.id ?? null);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    letGo();
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== "End" && event.key !== "Home") return;
    // The browser's own way ends where the guessed heights of unseen rows say, short of the end.
    event.preventDefault();
    if (event.key === "Home") return virtualizer.scrollToOffset(0);
    holdEnd();
    virtualizer.scrollToEnd();
  };
  return {
    virtualizer,
    region: {
      ref: region,
      onScroll: handleScroll,
      onKeyDown: handleKeyDown,
      onPointerDown: letGo,
      onWheel: letGo,
      onTouchMove: letGo,
      onFocus: handleFocus,
      onBlur: () => setFocusedId(null),
      style: { scrollPaddingTop: layout.headHeight },
    },
    head,
  };
}
