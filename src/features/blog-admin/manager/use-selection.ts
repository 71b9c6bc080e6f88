import { useState } from "react";

type Row = { id: string };

export type Selection<Selected extends Row> = {
  rows: Selected[];
  has: (id: string) => boolean;
  /** With `isRange`, everything between this row and the one touched before it as well. */
  toggle: (row: Selected, isRange: boolean) => void;
  setAll: (isSelected: boolean) => void;
  remove: (ids: readonly string[]) => void;
  clear: () => void;
};

/**
 * Which rows are ticked. It outlives a refetch, other pages and another order, and is emptied
 * when `scope` changes, because nobody should act on rows a filter has hidden.
 */
export function useSelection<Selected extends Row>(
  pageRows: readonly Selected[],
  scope: string,
): Selection<Selected> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Selected>>(new Map());
  const [anchor, setAnchor] = useState<string | null>(null);
  const [lastScope, setLastScope] = useState(scope);
  if (lastScope !== scope) {
    setLastScope(scope);
    setChosen(new Map());
    setAnchor(null);
  }

  const set = (rows: readonly Selected[], isSelected: boolean) =>
    setChosen((old) => {
      const next = new Map(old);
      for (const row of rows) {
        if (isSelected) next.set(row.id, row);
        else next.delete(row.id);
      }
      return next;
    });
  const rangeTo = (row: Selected) => {
    const from = pageRows.findIndex(({ id }) => id === anchor);
    const to = pageRows.findIndex(({ id }) => id === row.id);
    if (from < 0 || to < 0) return [row];
    return pageRows.slice(Math.min(from, to), Math.max(from, to) + 1);
  };

  return {
    // As they are now where they are on this page, as they were when ticked elsewhere.
    rows: [...chosen.values()].map((row) => pageRows.find(({ id }) => id === row.id) ?? row),
    has: (id) => chosen.has(id),
    toggle: (row, isRange) => {
      set(isRange ? rangeTo(row) : [row], !chosen.has(row.id));
      setAnchor(row.id);
    },
    setAll: (isSelected) => set(pageRows, isSelected),
    remove: (ids) => setChosen((old) => new Map([...old].filter(([id]) => !ids.includes(id)))),
    clear: () => setChosen(new Map()),
  };
}
