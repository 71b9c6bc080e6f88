import {
  defaultRangeExtractor,
  measureElement,
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
  type Virtualizer,
} from "@tanstack/react-virtual";
import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from "react";
import type { ListRow } from "./list-column";

/** Shorter lists are mounted in full, so that find-in-page works. */
const FEW = 200;
const OVERSCAN = 12;

/** A mounted row, or the height of the unmounted rows at this place. */
type MountedPart = { index: number } | { gap: number; key: string };

type Options = {
  rows: readonly ListRow[];
  /** The element around the rows, whose parent is marked [data-rows]; it scrolls, unless the page does. */
  region: RefObject<HTMLElement | null>;
  isPageScrolled: boolean;
  /** The estimated height of an unmeasured row. */
  rowHeight: number;
  /** The open record's row stays mounted, because it gets the focus back on closing. */
  openId?: string | null;
};

/** Rows outside the window are unmounted; their measured height is kept. */
const heightOf: typeof measureElement = (row, entry, instance) => {
  const height = measureElement(row, entry, instance);
  const known = instance.measurementsCache[instance.indexFromElement(row)];
  return height > 0 ? height : (known?.size ?? 0);
};

/** A new width changes the height of every row. The first visible row stays first. */
function remeasure<Scroller extends Element | Window>(
  virtualizer: Virtualizer<Scroller, HTMLElement>,
): void {
  const first = virtualizer.range?.startIndex ?? 0;
  virtualizer.measure();
  for (const row of virtualizer.elementsCache.values()) {
    virtualizer.resizeItem(virtualizer.indexFromElement(row), row.offsetHeight);
  }
  if (first > 0) virtualizer.scrollToIndex(first, { align: "start" });
}

/** Chooses the rows to mount: visible ones, some around them, and the focused one. */
export function useVirtualRows(options: Options) {
  const { rows, region, isPageScrolled, rowHeight, openId = null } = options;
  const isLong = rows.length > FEW;
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [lastOpenId, setLastOpenId] = useState(openId);
  if (openId !== null && openId !== lastOpenId) setLastOpenId(openId);
  const [margin, setMargin] = useState(0);
  const indexOf = (wanted: string | null) =>
    isLong && wanted !== null ? rows.findIndex(({ id }) => id === wanted) : -1;
  const focused = indexOf(focusedId);
  const kept = indexOf(lastOpenId);

  const settings = {
    count: rows.length,
    estimateSize: () => rowHeight,
    measureElement: heightOf,
    overscan: OVERSCAN,
    scrollMargin: margin,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    rangeExtractor: useCallback(
      (range: Range) => {
        // A focused row stays mounted to keep the focus, with its neighbors for the arrow keys.
        const pinned = [focused, kept]
          .filter((index) => index !== -1)
          .flatMap((index) => [index - 1, index, index + 1])
          .filter((index) => index >= 0 && index < range.count);
        return [...new Set([...defaultRangeExtractor(range), ...pinned])].sort((a, b) => a - b);
      },
      [focused, kept],
    ),
    // Rows are measured in layout effects, where React cannot flush.
    useFlushSync: false,
  };
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here
  const inRegion = useVirtualizer<HTMLElement, HTMLElement>({
    ...settings,
    enabled: isLong && !isPageScrolled,
    getScrollElement: () => region.current,
  });
  const inWindow = useWindowVirtualizer<HTMLElement>({
    ...settings,
    enabled: isLong && isPageScrolled,
  });
  const virtualizer = isPageScrolled ? inWindow : inRegion;

  const width = useRef(0);
  useLayoutEffect(() => {
    const box = region.current;
    const body = box?.querySelector("[data-rows]");
    if (!isLong || !box || !body) return undefined;
    const place = () => {
      if (box.clientWidth === 0) return;
      const { top } = box.getBoundingClientRect();
      const scrolled = isPageScrolled ? window.scrollY : box.scrollTop - top;
      setMargin(Math.round(body.getBoundingClientRect().top + scrolled));
      const isWrapped = width.current !== 0 && width.current !== box.clientWidth;
      width.current = box.clientWidth;
      if (!isWrapped) return;
      if (isPageScrolled) remeasure(inWindow);
      else remeasure(inRegion);
    };
    place();
    if (typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(place);
    observer.observe(box);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [isLong, isPageScrolled, region, rows, inRegion, inWindow]);

  const watchFocus = useMemo(
    () => ({
      onFocus: ({ target }: FocusEvent<HTMLElement>) =>
        setFocusedId(target.closest<HTMLElement>("[data-row]")?.dataset.row ?? null),
      onBlur: () => setFocusedId(null),
    }),
    [],
  );
  // Set after End: rows grow as they are measured, so the end is followed until the person moves
  // elsewhere.
  const endOf = useRef<typeof rows | null>(null);
  useLayoutEffect(() => {
    if (endOf.current === rows && region.current) {
      region.current.scrollTop = region.current.scrollHeight;
    }
  });
  const leaveEnd = () => {
    endOf.current = null;
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    leaveEnd();
    if (!isLong || isPageScrolled || (event.key !== "End" && event.key !== "Home")) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // The browser would scroll to the estimated end, short of the real one.
    event.preventDefault();
    if (event.key === "End") endOf.current = rows;
    inRegion.scrollToOffset(event.key === "End" ? inRegion.getTotalSize() : 0);
  };
  const items = isLong ? virtualizer.getVirtualItems() : [];
  const parts: MountedPart[] = isLong ? [] : rows.map((_, index) => ({ index }));
  let end = margin;
  for (const item of items) {
    if (item.start > end) parts.push({ gap: item.start - end, key: `before ${item.key}` });
    parts.push({ index: item.index });
    end = item.end;
  }
  const rest = isLong ? virtualizer.getTotalSize() + margin - end : 0;
  if (rest > 0) parts.push({ gap: rest, key: "rest" });
  return {
    parts,
    measure: isLong ? virtualizer.measureElement : undefined,
    watchFocus,
    followEnd: { onKeyDown: handleKey, onWheel: leaveEnd, onPointerDown: leaveEnd },
  };
}
