import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from "react";

/** When the focused row leaves the list, focuses the row that takes its place. */
export function useFocusAfterRemoval(
  rows: readonly { id: string }[],
  region: RefObject<HTMLElement | null>,
) {
  const last = useRef<{ id: string; index: number } | null>(null);

  useLayoutEffect(() => {
    const had = last.current;
    if (had === null || rows.length === 0 || rows.some(({ id }) => id === had.id)) return;
    last.current = null;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const index = Math.min(had.index, rows.length - 1);
    region.current
      ?.querySelector(`[data-index="${index}"]`)
      ?.querySelector<HTMLElement>("[data-row-link], a, button")
      ?.focus();
  }, [rows, region]);

  return ({ target }: FocusEvent) => {
    const id = target.closest<HTMLElement>("[data-row]")?.dataset.row;
    const index = rows.findIndex((row) => row.id === id);
    last.current = id === undefined || index < 0 ? null : { id, index };
  };
}
