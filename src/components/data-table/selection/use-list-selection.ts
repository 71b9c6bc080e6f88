import type { OnChangeFn, RowSelectionState } from "@tanstack/react-table";
import { useCallback, useMemo, useState } from "react";
import type { ListRow } from "../list-column";

export type ListSelection<Row> = {
  rows: Row[];
  elsewhere: number;
  state: RowSelectionState;
  setState: OnChangeFn<RowSelectionState>;
  keep: (ids: readonly string[]) => void;
  clear: () => void;
};

const NONE: ReadonlyMap<string, never> = new Map<string, never>();

const stateOf = (chosen: ReadonlyMap<string, unknown>): RowSelectionState =>
  Object.fromEntries([...chosen.keys()].map((id) => [id, true as const]));

/**
 * The selected rows. Selection survives refetching and sorting, and is cleared when `scope`
 * changes, such as the filters, so that nobody acts on invisible rows. A row missing from `rows` is
 * dropped, unless it may be on another page.
 */
export function useListSelection<Row extends ListRow>(
  rows: readonly Row[],
  scope: string,
  { isPaged = false } = {},
): ListSelection<Row> {
  const [chosen, setChosen] = useState<{ scope: string; rows: ReadonlyMap<string, Row> }>({
    scope,
    rows: NONE,
  });
  if (chosen.scope !== scope) setChosen({ scope, rows: NONE });
  const ticked = chosen.scope === scope ? chosen.rows : NONE;

  const setState: OnChangeFn<RowSelectionState> = useCallback(
    (change) =>
      setChosen((old) => {
        const next = typeof change === "function" ? change(stateOf(old.rows)) : change;
        const known = new Map([...old.rows, ...rows.map((row) => [row.id, row] as const)]);
        return { ...old, rows: new Map([...known].filter(([id]) => next[id])) };
      }),
    [rows],
  );
  const keep = useCallback(
    (ids: readonly string[]) => setState(Object.fromEntries(ids.map((id) => [id, true as const]))),
    [setState],
  );
  const clear = useCallback(() => setState({}), [setState]);
  const state = useMemo(() => stateOf(ticked), [ticked]);
  const present = useMemo(() => rows.filter(({ id }) => state[id]), [rows, state]);
  const elsewhere = useMemo(
    () => [...ticked.values()].filter(({ id }) => !rows.some((row) => row.id === id)),
    [rows, ticked],
  );
  return {
    rows: isPaged ? [...present, ...elsewhere] : present,
    elsewhere: isPaged ? elsewhere.length : 0,
    state,
    setState,
    keep,
    clear,
  };
}
