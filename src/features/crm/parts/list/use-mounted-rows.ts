import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
} from "@tanstack/react-virtual";
import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  type FocusEvent,
  type RefObject,
} from "react";
import type { ListRow } from "./list-column";

/** Up to so many are all mounted: the browser's own search finds every one of them. */
const FEW = 200;
const OVERSCAN = 12;
/** Before a row was measured. */
const ROW_HEIGHT = { inTable: 58, stacked: 140 };

/** A row to mount, or the height of those left out at this place. */
export type MountedPart = { index: number } | { gap: number; key: string };

type Options = {
  rows: readonly ListRow[];
  /** What scrolls; on phones the page does. */
  region: RefObject<HTMLElement | null>;
  isPhone: boolean;
};

/** Which rows of a long list are mounted: those seen, some around them, and the focused one. */
export function useMountedRows({ rows, region, isPhone }: Options) {
  const isLong = rows.length > FEW;
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [margin, setMargin] = useState(0);
  const focused = isLong && focusedId ? rows.findIndex(({ id }) => id === focusedId) : -1;
  useLayoutEffect(() => {
    const box = region.current;
    const body = box?.querySelector("tbody");
    if (!isLong || !box || !body) return;
    const scrolled = isPhone ? window.scrollY : box.scrollTop - box.getBoundingClientRect().top;
    setMargin(Math.round(body.getBoundingClientRect().top + scrolled));
  }, [isLong, isPhone, region, rows]);

  const options = {
    count: rows.length,
    estimateSize: () => (isPhone ? ROW_HEIGHT.stacked : ROW_HEIGHT.inTable),
    overscan: OVERSCAN,
    scrollMargin: margin,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    rangeExtractor: useCallback(
      (range: Range) => {
        const indexes = defaultRangeExtractor(range);
        // Unmounted, it would take the focus with it.
        if (focused === -1 || indexes.includes(focused)) return indexes;
        return [...indexes, focused].sort((a, b) => a - b);
      },
      [focused],
    ),
    // Rows are measured in layout effects, where React cannot flush.
    useFlushSync: false,
  };
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here
  const inRegion = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    ...options,
    enabled: isLong && !isPhone,
    getScrollElement: () => region.current,
  });
  const inWindow = useWindowVirtualizer<HTMLTableRowElement>({
    ...options,
    enabled: isLong && isPhone,
  });
  const virtualizer = isPhone ? inWindow : inRegion;

  const watchFocus = useMemo(
    () => ({
      onFocus: ({ target }: FocusEvent<HTMLElement>) =>
        setFocusedId(target.closest<HTMLElement>("[data-row]")?.dataset.row ?? null),
      onBlur: () => setFocusedId(null),
    }),
    [],
  );
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
  return { parts, measure: isLong ? virtualizer.measureElement : undefined, watchFocus };
}
