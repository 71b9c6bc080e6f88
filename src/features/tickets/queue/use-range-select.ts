import { useCallback, useEffect, useRef } from "react";
import type { Ticket } from "@/data/tickets/queries";
import type { ListSelection } from "@/components/data-table/selection/use-list-selection";

/** Ticks a row, or with Shift all rows from the one ticked before. */
export function useRangeSelect(rows: readonly Ticket[], selection: ListSelection<Ticket> | null) {
  const last = useRef<string | null>(null);
  const latest = useRef({ rows, selection });
  useEffect(() => {
    latest.current = { rows, selection };
  });
  return useCallback((id: string, isRange: boolean) => {
    const { rows: shown, selection: ticked } = latest.current;
    const index = (wanted: string | null) => shown.findIndex((row) => row.id === wanted);
    const [from, to] = [index(last.current), index(id)].toSorted((a, b) => a - b);
    last.current = id;
    ticked?.setState((old) => {
      const isOn = old[id] !== true;
      const range =
        isRange && from !== undefined && from >= 0 && to !== undefined
          ? shown.slice(from, to + 1).map((row) => row.id)
          : [id];
      const { ...next } = old;
      for (const one of range) {
        if (isOn) next[one] = true;
        else delete next[one];
      }
      return next;
    });
  }, []);
}
