import type { OnChangeFn, RowSelectionState } from "@tanstack/react-table";
import { useCallback, useMemo, useState } from "react";
import type { ListRow } from "../list-column";

export type ListSelection<Row> = {
  /** As they are now, in the order of the list. */
  rows: Row[];
  state: RowSelectionState;
  setState: OnChangeFn<RowSelectionState>;
  /** Keeps only these ticked. */
  keep: (ids: readonly string[]) => void;
  clear: () => void;
};

const NONE: RowSelectionState = {};

/**
 * Which of the loaded rows are ticked. It outlives reading anew and another order, and is emptied
 * when `scope` changes, such as the filters: nobody should act on rows that went out of sight.
 */
export function useListSelection<Row extends ListRow>(
  rows: readonly Row[],
  scope: string,
): ListSelection<Row> {
  const [chosen, setChosen] = useState({ scope, state: NONE });
  if (chosen.scope !== scope) setChosen({ scope, state: NONE });
  const state = chosen.scope === scope ? chosen.state : NONE;

  const setState: OnChangeFn<RowSelectionState> = useCallback(
    (change) =>
      setChosen((old) => ({
        ...old,
        state: typeof change === "function" ? change(old.state) : change,
      })),
    [],
  );
  const keep = useCallback(
    (ids: readonly string[]) => setState(Object.fromEntries(ids.map((id) => [id, true as const]))),
    [setState],
  );
  const clear = useCallback(() => setState(NONE), [setState]);
  return {
    rows: useMemo(() => rows.filter(({ id }) => state[id]), [rows, state]),
    state,
    setState,
    keep,
    clear,
  };
}
